import { Agent } from 'node:https';
import type {
  CustomersApi,
  OrdersApi,
  PaymentMethodsApi,
  PlansApi,
  SubscriptionsApi,
} from 'conekta';
import type { z } from 'zod';
import { PaymentDeclined, ProviderRefused, ProviderSilent } from '../provider-errors.ts';
import { type CallTimes, withRetries } from '../with-retries.ts';
import { declineOf } from './conekta-declines.ts';

/** Bytes. */
const largestAnswer = 1024 * 1024;
/** Not now, perhaps later; 409: the same key is being worked on. */
const laterStatuses = new Set([408, 409, 425, 429]);

type CallOptions = NonNullable<Parameters<OrdersApi['getOrderById']>[4]>;
interface Apis {
  orders: OrdersApi;
  customers: CustomersApi;
  plans: PlansApi;
  subscriptions: SubscriptionsApi;
  paymentMethods: PaymentMethodsApi;
}
type Call = (apis: Apis, options: CallOptions) => Promise<{ status: number; data: unknown }>;

export type ConektaClient = ReturnType<typeof createConektaClient>;

export function createConektaClient(
  { privateKey, apiBase }: { privateKey: string; apiBase: string | undefined },
  times: CallTimes,
) {
  let apis: Promise<Apis> | undefined;

  /** Read when it is first needed: it is large. */
  async function openApis(): Promise<Apis> {
    const sdk = await import('conekta');
    const configuration = new sdk.Configuration({
      accessToken: privateKey,
      ...(apiBase && { basePath: apiBase.replace(/\/+$/, '') }),
      baseOptions: {
        // Without an agent of ours the SDK brings one that accepts every certificate.
        httpsAgent: new Agent(),
        proxy: false,
        maxRedirects: 0,
        maxContentLength: largestAnswer,
        validateStatus: () => true,
      },
    });
    return {
      orders: new sdk.OrdersApi(configuration),
      customers: new sdk.CustomersApi(configuration),
      plans: new sdk.PlansApi(configuration),
      subscriptions: new sdk.SubscriptionsApi(configuration),
      paymentMethods: new sdk.PaymentMethodsApi(configuration),
    };
  }

  async function ask<Output>(
    opened: Apis,
    call: Call,
    schema: z.ZodType<Output>,
    key: string | undefined,
    signal: AbortSignal,
  ): Promise<Output> {
    const headers = key === undefined ? {} : { 'Idempotency-Key': key };
    const { status, data } = await call(opened, { signal, headers }).catch(
      // The SDK's errors hold the request with its key: nothing of them goes on but their code.
      (error: { code?: unknown }) => {
        throw new ProviderSilent(`Conekta did not answer (${String(error.code)}).`);
      },
    );
    if (status === 402) throw new PaymentDeclined(declineOf(detailsOf(data)));
    if (status >= 400 && status < 500 && !laterStatuses.has(status)) {
      const reason = status === 404 ? 'notFound' : (holderReason(data) ?? 'other');
      throw new ProviderRefused(reason, { cause: new Error(rejectionOf(status, data)) });
    }
    const answer = status >= 200 && status < 300 ? schema.safeParse(data) : undefined;
    if (!answer?.success)
      throw new ProviderSilent(`Conekta answered ${status}, and not as agreed.`);
    return answer.data;
  }

  return {
    /**
     * @param options.key the same on every try
     * @param options.once it is not tried again
     * @throws ProviderSilent, ProviderRefused; PaymentDeclined where a card was to be charged
     */
    async call<Output>(
      call: Call,
      schema: z.ZodType<Output>,
      { key, once = false }: { key?: string; once?: boolean } = {},
    ): Promise<Output> {
      // Before the time is counted: reading the SDK is no call.
      apis ??= openApis();
      const opened = await apis;
      return withRetries(
        times,
        (milliseconds) => ask(opened, call, schema, key, AbortSignal.timeout(milliseconds)),
        once ? 1 : undefined,
      );
    },
  };
}

interface Detail {
  code?: unknown;
  param?: unknown;
}

function detailsOf(data: unknown): Detail[] {
  const { details } = (data ?? {}) as { details?: unknown };
  return Array.isArray(details) ? details.map((detail) => detail ?? {}) : [];
}

const holderReasons = { name: 'holderName', email: 'holderEmail', phone: 'holderPhone' } as const;

/** Which part of `customer_info` it does not take: named by the detail's `param`, or within its code. */
function holderReason(data: unknown): ProviderRefused['reason'] | undefined {
  for (const { code, param } of detailsOf(data)) {
    const [, field] =
      /\bcustomer_info\.(name|email|phone)\b/.exec(`${param} ${code}`) ??
      /^(name|email|phone)$/.exec(String(param)) ??
      [];
    if (field) return holderReasons[field as keyof typeof holderReasons];
  }
  return undefined;
}

/** Conekta's stable codes, which say nothing of the donor. */
function rejectionOf(status: number, data: unknown): string {
  const codes = detailsOf(data).map(({ code }) => String(code));
  return `Conekta answered ${status}: ${codes.join(', ').slice(0, 300)}`;
}
