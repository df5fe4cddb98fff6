import {
  Clock,
  Keyboard,
  Languages,
  Link2,
  LogOut,
  RotateCw,
  Rows3,
  ScrollText,
  SunMoon,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import { usualTimeZones } from '../../domain/timeZones.ts';
import { languageChoices, languageNames } from '../../runtime/messages/languages.ts';
import type { Messages } from '../../runtime/messages/messages.ts';
import type { Preferences } from '../../runtime/preferences/preferences.ts';
import type { ThemeChoice } from '../../runtime/session/SessionStore.ts';
import { ShortcutKeys } from '../shortcuts/ShortcutKeys.tsx';
import { actionShortcuts } from '../shortcuts/shortcuts.ts';
import type { PaletteCommand, PaletteActions } from './PaletteCommand.ts';

/** Current value. */
export interface PaletteState {
  /** The path of an app's logs, by the app's id. */
  logsPath: (appId: string) => string;
  theme: ThemeChoice;
  preferences: Pick<Preferences, 'timeZone' | 'density' | 'language'>;
  /** Whether the host lets users choose a language. */
  mayChooseLanguage: boolean;
  /** Whether there is a sheet of shortcuts. */
  hasSheet: boolean;
}

/** The words of the actions. */
export type ActionTexts = Pick<Messages, 'palette' | 'shell' | 'shortcuts' | 'language'>;

interface Choosable {
  apps: readonly PaletteCommand[];
  /** Apps that were deployed before. */
  deployed: readonly PaletteCommand[];
  /** Apps with a URL to copy. */
  withUrl: readonly PaletteCommand[];
  teams: readonly PaletteCommand[];
}

const themes: readonly ThemeChoice[] = ['dark', 'light', 'system'];
const densities = ['comfortable', 'compact'] as const;

/** Global actions; each asks for what it needs. */
export function actionCommands(
  { apps, deployed, withUrl, teams }: Choosable,
  { logsPath, theme, preferences, hasSheet, mayChooseLanguage }: PaletteState,
  { palette, shell, shortcuts: shortcutTexts, language }: ActionTexts,
): PaletteCommand[] {
  const action = (
    id: string,
    name: string,
    Icon: LucideIcon,
    rest: Pick<PaletteCommand, 'effect'> & Partial<PaletteCommand>,
  ): PaletteCommand => ({
    id: `action ${id}`,
    name,
    group: palette.groups.actions,
    icon: <Icon size={16} strokeWidth={1.75} aria-hidden="true" />,
    ...rest,
  });
  /** Returns a command to choose a value, and a search-only command for each value except `current`. */
  const choice = <Value extends string>(
    { name, label }: { name: string; label: string },
    [id, Icon]: readonly [string, LucideIcon],
    values: readonly Value[],
    {
      current,
      nameOf,
      choose,
    }: {
      current: Value;
      nameOf: (value: Value) => string;
      choose: (value: Value, actions: PaletteActions) => void;
    },
  ): PaletteCommand[] => [
    action(id, name, Icon, {
      argument: {
        label,
        commands: values.map((value) => ({
          id: value,
          name: nameOf(value),
          hint: value === current ? palette.current : undefined,
        })),
      },
      keywords: values.map(nameOf),
      effect: {
        run(chosen, actions) {
          const value = values.find((each) => each === chosen);
          if (value !== undefined) choose(value, actions);
        },
      },
    }),
    ...values
      .filter((value) => value !== current)
      .map((value) =>
        action(`${id} ${value}`, `${name.replace(/…$/u, '')}: ${nameOf(value)}`, Icon, {
          isSearchedOnly: true,
          effect: { run: (_, actions) => choose(value, actions) },
        }),
      ),
  ];

  const ofApps = [
    ...(deployed.length === 0
      ? []
      : [
          action('redeploy', palette.redeploy.name, RotateCw, {
            preview: palette.redeploy.preview,
            argument: {
              label: palette.redeploy.label,
              commands: deployed,
              nameOf: (app) => palette.redeploy.of(app.name),
            },
            effect: { run: (appId, { redeploy }) => redeploy(appId) },
          }),
        ]),
    ...(apps.length === 0
      ? []
      : [
          action('logs', palette.logs.name, ScrollText, {
            argument: { label: palette.logs.label, commands: apps },
            effect: { pathOf: logsPath },
          }),
        ]),
  ];
  return [
    ...ofApps,
    ...(withUrl.length === 0
      ? []
      : [
          action('copy-url', palette.copyUrl.name, Link2, {
            argument: {
              label: palette.copyUrl.label,
              commands: withUrl,
              nameOf: (app) => palette.copyUrl.of(app.name),
            },
            effect: { run: (appId, { copyUrl }) => copyUrl(appId) },
          }),
        ]),
    ...(teams.length < 2
      ? []
      : [
          action('switch-team', palette.switchTeam.name, Users, {
            argument: { label: palette.switchTeam.label, commands: teams },
            effect: {
              pathOf: (chosen) => {
                const effect = teams.find(({ id }) => id === chosen)?.effect;
                return effect && 'pathOf' in effect ? effect.pathOf(chosen) : '/';
              },
            },
          }),
        ]),
    ...choice(palette.theme, ['theme', SunMoon], themes, {
      current: theme,
      nameOf: (each) => shell.themes[each],
      choose: (chosen, { setTheme }) => setTheme(chosen),
    }),
    ...choice(palette.timeZone, ['time-zone', Clock], usualTimeZones(preferences.timeZone), {
      current: preferences.timeZone,
      nameOf: (zone) => (zone === 'local' ? palette.timeZone.local : zone),
      choose: (timeZone, { changePreferences }) => changePreferences({ timeZone }),
    }),
    ...choice(palette.density, ['density', Rows3], densities, {
      current: preferences.density,
      nameOf: (density) => palette.density[density],
      choose: (density, { changePreferences }) => changePreferences({ density }),
    }),
    ...(mayChooseLanguage
      ? choice(
          { name: palette.language, label: language.label },
          ['language', Languages],
          languageChoices,
          {
            current: preferences.language,
            nameOf: (each) => (each === 'system' ? language.system : languageNames[each]),
            choose: (chosen, { changePreferences }) => changePreferences({ language: chosen }),
          },
        )
      : []),
    ...(hasSheet
      ? [
          action('shortcuts', shortcutTexts.title, Keyboard, {
            detail: <ShortcutKeys keys={actionShortcuts.sheet.keys} />,
            effect: { run: (_, { showShortcuts }) => showShortcuts() },
          }),
        ]
      : []),
    action('log-out', shell.logOut, LogOut, { effect: { run: (_, { logOut }) => logOut() } }),
  ];
}
