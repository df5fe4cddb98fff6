import type { DeviceAuthorization } from '@quayside/api-contract';
import { HttpError } from '@quayside/api-contract';
import { focusPageHeading, useTheme } from '@quayside/design-system';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { toLoadable } from '../../api/toLoadable.ts';
import { deviceMutations, deviceQueries } from '../../api/devices.ts';
import { userQueries } from '../../api/users.ts';
import { bothLoadable } from '../../domain/loadable.ts';
import { useErrorText } from '../../runtime/messages/useErrorText.ts';
import { usePageSearch } from '../../runtime/navigation/usePageSearch.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import {
  useApi,
  useConsole,
  useHost,
  useLocation,
  useNavigation,
} from '../../runtime/useConsole.ts';
import { useSecondsUntil } from '../../ui/useSecondsUntil.ts';
import { LoadNotice } from '../../shell/LoadNotice.tsx';
import { ProductFooter } from '../../shell/ProductFooter.tsx';
import { DeviceAuthorizationScreen } from './DeviceAuthorizationScreen.tsx';
import { toPlainLetters } from './deviceCode.ts';
import type { DeviceAuthorizationView } from './DeviceAuthorizationScreen.tsx';
import type { DeviceOutcome } from './DeviceOutcomeView.tsx';

/** Search parameters of Device Authorization. */
export interface DeviceAuthorizationContainerProps {
  /** The `code` in the URL, which the command line shows. @default '' */
  code?: string | undefined;
}

/** Device Authorization with the platform's data. */
export function DeviceAuthorizationContainer({
  ...given
}: DeviceAuthorizationContainerProps): ReactNode {
  const linkTo = useLinkTo();
  const { search, pathWith } = usePageSearch('device', given);
  const code = toPlainLetters(search.code ?? '');
  const { links } = useHost();
  return (
    <>
      <LoadNotice />
      <DeviceAuthorizationScreen
        view={useDeviceAuthorization(code, (entered) => pathWith({ code: entered }))}
        homeHref={linkTo('home')}
        footer={<ProductFooter links={links} />}
      />
    </>
  );
}

function useDeviceAuthorization(
  userCode: string,
  pathOf: (code: string) => string,
): DeviceAuthorizationView {
  const { sessionControl } = useConsole();
  const { navigate } = useNavigation();
  const { root } = useTheme();
  const location = useLocation();
  const api = useApi();
  const device = toLoadable(
    useQuery({ ...deviceQueries(api).authorization(userCode), enabled: userCode !== '' }),
  );
  const me = toLoadable(useQuery(userQueries(api).me()));
  const { mutateAsync: authorize } = useMutation(deviceMutations(api).authorize());
  const { mutateAsync: deny } = useMutation(deviceMutations(api).deny());
  const [decided, setDecided] = useState<{ userCode: string; outcome: DeviceOutcome }>();
  const both = bothLoadable(device, me);
  const errorText = useErrorText(both.status === 'error' ? both.error : undefined);
  const secondsLeft = useSecondsUntil(
    both.status === 'ready' ? Date.parse(both.data[0].expires_at) : undefined,
  );

  function onEnter(code: string) {
    // The field is removed, so focus moves to the heading above its replacement.
    if (root !== null) focusPageHeading(root);
    // The same code may be known to the platform by now.
    if (code === userCode && both.status === 'error') both.retry();
    else navigate(pathOf(code));
  }
  function ended(outcome: DeviceOutcome): DeviceAuthorizationView {
    const kind = 'outcome';
    if (outcome === 'unknown') return { kind, outcome, entry: { tried: userCode, onEnter } };
    return outcome === 'expired' ? { kind, outcome, entry: { onEnter } } : { kind, outcome };
  }

  if (userCode === '') return { kind: 'entry', onEnter };
  if (decided?.userCode === userCode) return ended(decided.outcome);
  if (both.status === 'loading') return { kind: 'loading' };
  if (both.status === 'error') {
    // An error about the account says nothing about the code.
    const outcome = device.status === 'error' ? outcomeOfError(device.error) : undefined;
    if (outcome !== undefined) return ended(outcome);
    return { kind: 'failed', message: errorText(both.error), onRetry: both.retry };
  }

  const [authorization, user] = both.data;
  const outcome = outcomeOf(authorization, secondsLeft);
  if (outcome !== undefined) return ended(outcome);
  return {
    kind: 'question',
    userCode: authorization.user_code,
    clientId: authorization.client_id,
    user,
    secondsLeft,
    async onAuthorize() {
      try {
        await authorize(userCode);
        setDecided({ userCode, outcome: 'authorized' });
      } catch (error) {
        const known = outcomeOfError(error);
        if (known === undefined) throw error;
        setDecided({ userCode, outcome: known });
      }
    },
    async onDeny() {
      try {
        await deny(userCode);
        setDecided({ userCode, outcome: 'denied' });
      } catch (error) {
        // On a platform without this endpoint the code expires.
        const known = isMissingCall(error) ? 'denied' : outcomeOfError(error);
        if (known === undefined) throw error;
        setDecided({ userCode, outcome: known });
      }
    },
    onSwitchAccount: () => sessionControl.signOut(location),
  };
}

function outcomeOf(
  { status }: DeviceAuthorization,
  secondsLeft: number,
): DeviceOutcome | undefined {
  if (status === 'authorized') return 'alreadyUsed';
  if (status === 'denied') return 'denied';
  return status === 'expired' || secondsLeft === 0 ? 'expired' : undefined;
}

/** Whether the platform lacks an endpoint. */
function isMissingCall(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 404 || error.status === 405);
}

/** Returns the message if an error is about the code itself; other failures may be temporary. */
function outcomeOfError(error: unknown): DeviceOutcome | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const outcomes: Partial<Record<number, DeviceOutcome>> = {
    400: 'expired',
    404: 'unknown',
    409: 'alreadyUsed',
  };
  return outcomes[error.status];
}

export default DeviceAuthorizationContainer;
