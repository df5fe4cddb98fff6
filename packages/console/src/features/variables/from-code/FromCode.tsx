import type { EnvironmentVariable } from '@quayside/api-contract';
import { Text } from '@quayside/design-system';
import { useState } from 'react';

import { newDeploymentMessages } from '../../../runtime/messages/en/deployment.ts';
import { environmentVariablesMessages } from '../../../runtime/messages/en/environment.ts';
import { useMessages } from '../../../runtime/messages/useMessages.ts';
import { readPastedNeeds } from '../../python-code/readPastedNeeds.ts';
import { maxEnvFileBytes, readEnvFile } from '../import/readEnvFile.ts';
import { SourceCard } from '../import/SourceCard.tsx';
import type { ReviewRequest } from '../review/reviewRequest.ts';
import { codeSources } from './codeSources.ts';

interface FromCodeProps {
  /** Variables of the app. */
  variables: readonly EnvironmentVariable[];
  onReview: (review: ReviewRequest) => void;
  onCancel: () => void;
}

/** Asks for code, and reviews the variables that it reads and the app lacks. */
export default function FromCode({ variables, onReview, onCancel }: FromCodeProps) {
  const { codeCheck: messages, import: importMessages } = useMessages(environmentVariablesMessages);
  const { missingVariables, wrongTypes } = useMessages(newDeploymentMessages);
  const [problem, setProblem] = useState<string>();
  const [result, setResult] = useState<readonly string[]>([]);

  function review(text: string) {
    setResult([]);
    const isTooLarge = text.length > maxEnvFileBytes;
    const needs = isTooLarge ? { variables: [], unreadable: [] } : readPastedNeeds(text);
    const isEmpty = needs.variables.length === 0 && needs.unreadable.length === 0;
    const { sources, unused } = codeSources(needs, variables, {
      ...messages,
      expected: (name, type) => wrongTypes.expected(name, wrongTypes[type]),
    });
    const notes = [
      ...(needs.unreadable.length === 0
        ? []
        : [
            missingVariables.unreadable(needs.unreadable.length),
            ...needs.unreadable.map(({ line, text: part }) =>
              messages.list(messages.inLines([line]), [part]),
            ),
          ]),
      ...(unused.length === 0 ? [] : [messages.list(messages.unused(unused.length), unused)]),
    ];
    if (isEmpty) setProblem(isTooLarge ? messages.tooLarge : messages.nothingFound);
    else if (sources.length > 0) {
      onReview({ title: messages.reviewTitle, note: <Notes>{notes}</Notes>, sources });
    } else {
      setProblem(undefined);
      const required = needs.variables.filter(({ isRequired }) => isRequired).length;
      setResult([...(required > 0 ? [messages.complete(required)] : []), ...notes]);
    }
  }

  async function choose(file: File) {
    const read = await readEnvFile(file);
    if ('text' in read) review(read.text);
    else setProblem(read.problem === 'tooLarge' ? messages.tooLarge : importMessages.notText);
  }

  return (
    <SourceCard
      texts={messages}
      placeholder={'class Settings(BaseSettings):\n    database_url: PostgresDsn'}
      problem={problem}
      isComplete={(text) => text.includes('\n')}
      onText={review}
      onFile={(file) => void choose(file)}
      onCancel={onCancel}
    >
      <div role="status">
        <Notes>{result}</Notes>
      </div>
    </SourceCard>
  );
}

function Notes({ children }: { children: readonly string[] }) {
  return children.map((note) => (
    <Text key={note} as="p" size={13} tone="muted">
      {note}
    </Text>
  ));
}
