import { catalogue } from './catalogue.ts';

/** The texts of one Deployment. */
export const deploymentMessages = catalogue('deployment', {
  information: 'Deployment Information',
  logs: 'Deployment Logs',
  id: 'ID',
  created: 'Created',
  status: 'Status',
  duration: 'Duration',
  steps: 'Steps of this deployment',
  step: {
    upload: 'Upload',
    queue: 'Queue',
    extract: 'Extract',
    build: 'Build',
    deploy: 'Deploy',
    verify: 'Verify',
  },
  /** What a step is called when the deployment ended in it. */
  failedStep: {
    upload: 'Upload not finished',
    queue: 'Queue failed',
    extract: 'Extract failed',
    build: 'Build failed',
    deploy: 'Deploy failed',
    verify: 'Verify failed',
  },
  stepState: {
    done: 'done',
    running: 'running',
    failed: 'failed',
    waiting: 'not started',
    skipped: 'skipped',
    cancelled: 'cancelled',
  },
  notReached: 'Not reached',
  stillServing: 'What was live before keeps serving.',
  errorTitle: 'The deployment could not be loaded',
});
