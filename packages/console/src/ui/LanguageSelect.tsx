import { Select, SelectItem } from '@quayside/design-system';

import { languageMessages } from '../runtime/messages/en/common.ts';
import { languageChoices, languageNames } from '../runtime/messages/languages.ts';
import type { LanguageChoice } from '../runtime/messages/languages.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';

interface LanguageSelectProps {
  value: LanguageChoice;
  onChange: (language: LanguageChoice) => void;
}

/** Language setting of the console. Languages have their own names, so that speakers find theirs. */
export function LanguageSelect({ value, onChange }: LanguageSelectProps) {
  const messages = useMessages(languageMessages);
  return (
    <Select
      label={messages.label}
      description={messages.hint}
      value={value}
      onChange={(key) => {
        const chosen = languageChoices.find((choice) => choice === key);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {languageChoices.map((choice) =>
        choice === 'system' ? (
          <SelectItem key={choice} id={choice}>
            {messages.system}
          </SelectItem>
        ) : (
          <SelectItem key={choice} id={choice} textValue={languageNames[choice]}>
            <span lang={choice}>{languageNames[choice]}</span>
          </SelectItem>
        ),
      )}
    </Select>
  );
}
