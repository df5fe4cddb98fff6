import {
  Button,
  Card,
  CardBody,
  CardFooter,
  CardHeader,
  Heading,
  Stack,
  Text,
  TextArea,
} from '@quayside/design-system';
import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components';

import { environmentVariablesMessages } from '../../../runtime/messages/en/environment.ts';
import { useMessages } from '../../../runtime/messages/useMessages.ts';

interface SourceCardProps {
  texts: { title: string; hint: string; label: string };
  placeholder: string;
  /** Why the input cannot be used. */
  problem: string | undefined;
  /** Result of an input that needs no review. @default none */
  children?: ReactNode;
  /** Whether a pasted text is complete, so that it is reviewed at once. */
  isComplete: (text: string) => boolean;
  onText: (text: string) => void;
  onFile: (file: File) => void;
  onCancel: () => void;
}

/** Asks for a text to review. A pasted one is reviewed at once: a text area would change its line breaks. */
export function SourceCard({
  texts,
  placeholder,
  problem,
  children,
  isComplete,
  onText,
  onFile,
  onCancel,
}: SourceCardProps) {
  const { import: messages } = useMessages(environmentVariablesMessages);
  const [text, setText] = useState('');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Card>
        <CardHeader>
          <Heading id={headingId} level={2}>
            {texts.title}
          </Heading>
        </CardHeader>
        <CardBody>
          <Stack gap={3}>
            <Text as="p" tone="muted">
              {texts.hint}
            </Text>
            <TextArea
              aria-label={texts.label}
              isMono
              rows={6}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user just opened it
              autoFocus
              spellCheck="false"
              placeholder={placeholder}
              value={text}
              onChange={setText}
              onPaste={(event) => {
                const pasted = event.clipboardData.getData('text/plain');
                if (text !== '' || !isComplete(pasted)) return;
                event.preventDefault();
                onText(pasted);
              }}
              isInvalid={problem !== undefined}
              errorMessage={problem}
            />
            {children}
          </Stack>
        </CardBody>
        <CardFooter
          actions={
            <>
              <Button variant="ghost" onPress={onCancel}>
                {messages.cancel}
              </Button>
              <Button variant="primary" isDisabled={text === ''} onPress={() => onText(text)}>
                {messages.review}
              </Button>
            </>
          }
        >
          <FileTrigger
            onSelect={(files) => {
              const file = files?.[0];
              if (file !== undefined) onFile(file);
            }}
          >
            <Button variant="secondary" icon={<FileUp />}>
              {messages.chooseFile}
            </Button>
          </FileTrigger>
        </CardFooter>
      </Card>
    </section>
  );
}
