import type { Deployment } from '@quayside/api-contract';
import { useEffect, useRef, useState } from 'react';

import { useReportFailure } from '../../ui/useReportFailure.ts';
import { createDeployRun } from '../../features/deploy-upload/createDeployRun.ts';
import type { DeployRun } from '../../features/deploy-upload/createDeployRun.ts';
import { createPacker } from '../../features/deploy-upload/createPacker.ts';
import type { Packer } from '../../features/deploy-upload/Packer.ts';
import type { Source, SourcePlan } from '../../features/deploy-upload/source.ts';
import { uploadByXhr } from '../../runtime/uploadArchive.ts';
import { useConsole, useHost } from '../../runtime/useConsole.ts';
import type { NewDeploymentState } from './NewDeploymentState.ts';

/** An inspected source, with a function that packs it. */
interface Prepared {
  plan: SourcePlan;
  packer: Packer;
}

/** Target of a deployment from the browser, and its callbacks. */
interface NewDeploymentOptions {
  appId: string;
  /** Directory of the app within the source; null for its root. */
  directory: string | null;
  onStarted: (deployment: Deployment) => void;
  /** Called when it was cancelled; the platform may have started it already. */
  onCancelled: () => void;
}

/** Returns the state of a deployment from the browser. Leaving the page cancels it. */
export function useNewDeployment({
  appId,
  directory,
  onStarted,
  onCancelled,
}: NewDeploymentOptions) {
  const { api, navigation, queryClient } = useConsole();
  const { upload = uploadByXhr } = useHost();
  const reportFailure = useReportFailure();
  const [state, setState] = useState<NewDeploymentState>({ phase: 'choosing' });
  const prepared = useRef<Prepared>(undefined);
  const run = useRef<DeployRun>(undefined);
  const isAsking = useRef(false);
  /** Results for an earlier choice are ignored. */
  const choice = useRef<symbol>(undefined);

  function stop() {
    choice.current = undefined;
    // If the platform cannot be notified, the deployment expires.
    void run.current
      ?.cancel()
      .catch(() => {})
      .then(onCancelled);
    run.current = undefined;
    prepared.current?.packer.dispose();
    prepared.current = undefined;
  }

  const isDeploying = state.phase === 'deploying';
  useEffect(() => {
    if (!isDeploying) return;
    return navigation.block(() => run.current !== undefined);
  }, [isDeploying, navigation]);
  const stopLatest = useRef(stop);
  useEffect(() => {
    stopLatest.current = stop;
  });
  useEffect(() => () => stopLatest.current(), []);

  async function choose(readSource: () => Source | Promise<Source>) {
    stop();
    const own = Symbol('choice');
    choice.current = own;
    setState({ phase: 'reading' });
    let packer: Packer | undefined;
    try {
      const source = await readSource();
      if (choice.current !== own) return;
      packer = createPacker(source, directory);
      const plan = await packer.plan();
      if (choice.current !== own) return packer.dispose();
      prepared.current = { plan, packer };
      setState({
        phase: 'review',
        kind: source.kind,
        plan,
        envFile: envFileOf(source, plan, directory),
      });
    } catch (error) {
      packer?.dispose();
      if (choice.current === own) setState({ phase: 'choosing', error });
    }
  }

  function deploy(leaveOut: readonly string[]) {
    if (prepared.current === undefined) return;
    const { plan, packer } = prepared.current;
    const left = plan.secretFiles?.filter(({ path }) => leaveOut.includes(path)) ?? [];
    run.current = createDeployRun({
      api,
      queryClient,
      appId,
      sourceBytes: plan.bytes - left.reduce((sum, { bytes }) => sum + bytes, 0),
      pack: (onProgress) => packer.pack(onProgress, leaveOut),
      upload,
      onProgress: (progress) => setState({ phase: 'deploying', progress }),
    });
    void proceed(run.current);
  }

  async function proceed(current: DeployRun) {
    try {
      const deployment = await current.proceed();
      run.current = undefined;
      prepared.current?.packer.dispose();
      onStarted(deployment);
    } catch (error) {
      if (run.current !== current) return;
      const canRetry = current.canRetry(error);
      setState((before) =>
        before.phase === 'deploying' ? { ...before, error, canRetry } : before,
      );
    }
  }

  /** Calls `onClosed` unless the host objects, which it may while a deployment runs. */
  async function cancel(onClosed: () => void) {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      if (run.current !== undefined) await api.confirm({ type: 'cancel-deployment', appId });
    } catch (error) {
      reportFailure(error);
      return;
    } finally {
      isAsking.current = false;
    }
    stop();
    onClosed();
  }

  return {
    state,
    choose: (readSource: () => Source | Promise<Source>) => void choose(readSource),
    chooseOther: () => {
      stop();
      setState({ phase: 'choosing' });
    },
    deploy,
    retry: () => {
      if (run.current) void proceed(run.current);
    },
    cancel,
  };
}

/** Returns the `.env` file beside the app, if it was chosen with it. It is read only when the user asks for it. */
function envFileOf(source: Source, plan: SourcePlan, directory: string | null): File | undefined {
  if (source.kind !== 'files') return undefined;
  const parts = [plan.root ?? '', ...(directory ?? '').split('/'), '.env'];
  const target = parts.filter((part) => part !== '' && part !== '.').join('/');
  return source.files.find(({ path }) => path === target)?.file;
}
