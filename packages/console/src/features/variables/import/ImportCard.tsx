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
import { FileTrigger } from 'react-aria-components';

import { environmentVariablesMessages } from '../../../runtime/messages/en/environment.ts';
import { useMessages } from '../../../runtime/messages/useMessages.ts';

interface ImportCardProps {
  /** Why the input cannot be used. */
  problem: string | undefined;
  onText: (text: string) => void;
  onFile: (file: File) => void;
  onCancel: () => void;
}

/** Asks for the content of a `.env` file. Pasted text is reviewed at once: a text area would change its line breaks. */
export function ImportCard({ problem, onText, onFile, onCancel }: ImportCardProps) {
  const environmentVariables = useMessages(environmentVariablesMessages);
  const { import: messages } = environmentVariables;
  const [text, setText] = useState('');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Card>
        <CardHeader>
          <Heading id={headingId} level={2}>
            {messages.title}
          </Heading>
        </CardHeader>
        <CardBody>
          <Stack gap={3}>
            <Text as="p" tone="muted">
              {messages.hint}
            </Text>
            <TextArea
              aria-label={messages.label}
              isMono
              rows={6}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user just opened the import
              autoFocus
              placeholder={'LOG_LEVEL=debug\nSMTP_HOST="smtp.example.com"'}
              value={text}
              onChange={setText}
              onPaste={(event) => {
                const pasted = event.clipboardData.getData('text/plain');
                if (text !== '' || !pasted.includes('=')) return;
                event.preventDefault();
                onText(pasted);
              }}
              isInvalid={problem !== undefined}
              errorMessage={problem}
            />
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
