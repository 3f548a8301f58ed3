import { z } from 'zod';
import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { conflict } from '#domain/errors.ts';
import type { FoundSetting } from '#domain/settings/setting-calls.ts';
import {
  type SettingName,
  type SettingSource,
  type Settings,
  settingNames,
  settings,
} from '#domain/settings/settings.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { findSettings, putSetting, removeSetting } from './settings.repository.ts';

interface Dependencies {
  database: Database;
  dataVersions: DataVersions;
  clock: Clock;
  limits: RateLimits;
  audit: AuditService;
  /** What the environment sets: it counts, whatever is stored. */
  fixed: Partial<Settings>;
  /** Where nobody has chosen. */
  usual: Settings;
}

/** As of the texts: every public page shows some of it. */
const topic = 'content';

export type SettingsService = ReturnType<typeof createSettingsService>;

/** What an organisation chooses for itself. Read whenever it counts: a change holds at once, in every process. */
export function createSettingsService(dependencies: Dependencies) {
  const { database, dataVersions, clock, limits, audit, fixed, usual } = dependencies;
  let latest: { version: number; typed: Promise<ReadonlyMap<string, string>> } | undefined;

  async function stored(): Promise<ReadonlyMap<string, string>> {
    const version = await dataVersions.current(topic);
    if (latest?.version === version) return latest.typed;
    const reading = { version, typed: findSettings(database.query) };
    latest = reading;
    reading.typed.catch(() => {
      if (latest === reading) latest = undefined;
    });
    return reading.typed;
  }

  /** What was stored by a version with another rule counts as not chosen. */
  function chosen<Name extends SettingName>(
    name: Name,
    typed: ReadonlyMap<string, string>,
  ): { value: Settings[Name]; source: SettingSource } {
    const set = fixed[name];
    if (set !== undefined) return { value: set as Settings[Name], source: 'environment' };
    const read = settings[name].rule.safeParse(typed.get(name) ?? undefined);
    if (read.success) return { value: read.data as Settings[Name], source: 'stored' };
    return { value: usual[name], source: 'usual' };
  }

  return {
    async current(): Promise<Settings> {
      const typed = await stored();
      return Object.fromEntries(
        settingNames.values.map((name) => [name, chosen(name, typed).value]),
      ) as Settings;
    },

    /** @throws AppError forbidden */
    async find(viewer: Viewer): Promise<FoundSetting[]> {
      requireRight(viewer, 'settings.manage');
      const typed = await stored();
      return settingNames.values.map((name) => {
        const { value, source } = chosen(name, typed);
        const { variable } = settings[name];
        return { name, value: value === undefined ? null : String(value), source, variable };
      });
    },

    /**
     * @param value as it is typed; null: as nobody has chosen
     * @throws AppError forbidden, invalid (under `value`), conflict (the environment sets it), tooManyRequests
     */
    async change({ viewer, address }: Actor, name: SettingName, value: string | null) {
      const actorId = requireRight(viewer, 'settings.manage');
      await admitChange(limits, viewer);
      if (fixed[name] !== undefined) throw conflict('settingOfServer');
      const typed = value?.trim() || null;
      if (typed !== null) valid(z.object({ value: settings[name].rule }), { value: typed });
      await database.transaction(async (tx) => {
        if (typed === null) await removeSetting(tx, name);
        else await putSetting(tx, name, typed, clock.now().toISOString());
        await dataVersions.bump(tx, topic);
        const event = { action: 'setting.changed', actorId, subjectId: null } as const;
        await audit.record(tx, { ...event, address, details: { setting: name } });
      });
      return { name, value: typed };
    },
  };
}
