import { callApi } from '#app/api/session-client.ts';
import type { IssueClicks } from '#domain/newsletter/issue-clicks.ts';

/** @throws ApiError */
export async function findClicks(id: string): Promise<IssueClicks> {
  const data = await callApi('boletines:clics_edicion', { id });
  return {
    isCounting: data.activo,
    delivered: data.entregados,
    links: data.enlaces.map((link) => ({
      language: link.idioma,
      address: link.direccion,
      label: link.texto,
      clicks: link.clics,
    })),
  };
}

/** @throws ApiError */
export const isCountingClicks = async (): Promise<boolean> =>
  (await callApi('boletines:conteo_clics', {})).activo;

/** @throws ApiError */
export const countClicks = (isOn: boolean) => callApi('boletines:contar_clics', { activo: isOn });
