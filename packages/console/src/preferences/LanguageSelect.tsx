import { Select, SelectItem } from '@quayside/design-system';

import { languageMessages } from '../messages/en/language.ts';
import { languageNames } from '../messages/languages.ts';
import type { Language, LanguageChoice } from '../messages/languages.ts';
import { useMessages } from '../messages/useMessages.ts';

interface LanguageSelectProps {
  value: LanguageChoice;
  onChange: (language: LanguageChoice) => void;
}

const languages: readonly Language[] = ['en', 'es', 'de', 'ja', 'ar'];
const choices: readonly LanguageChoice[] = ['system', ...languages];

/** The language of the console: each by what it calls itself, so that whoever speaks it finds it. */
export function LanguageSelect({ value, onChange }: LanguageSelectProps) {
  const messages = useMessages(languageMessages);
  return (
    <Select
      label={messages.label}
      description={messages.hint}
      value={value}
      onChange={(key) => {
        const chosen = choices.find((choice) => choice === key);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      <SelectItem id="system">{messages.system}</SelectItem>
      {languages.map((language) => (
        <SelectItem key={language} id={language} textValue={languageNames[language]}>
          <span lang={language}>{languageNames[language]}</span>
        </SelectItem>
      ))}
    </Select>
  );
}
