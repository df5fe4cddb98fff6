import type { UserPublic } from '@quayside/api-contract';
import { Button, LinkButton, SignedOutPage, Text } from '@quayside/design-system';

import { useMessages } from '../../messages/useMessages.ts';
import { DeviceOutcomeView, type DeviceOutcome } from './DeviceOutcomeView.tsx';
import { DeviceQuestion } from './DeviceQuestion.tsx';
import { DeviceAuthorizationSkeleton } from './DeviceAuthorizationSkeleton.tsx';
