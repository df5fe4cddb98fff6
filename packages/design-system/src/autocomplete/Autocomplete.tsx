import { useRef, useState } from 'react';
import {
  AutocompleteStateContext,
  FieldInputContext,
  Provider,
  SelectableCollectionContext,
} from 'react-aria-components';
import { useAutocomplete } from 'react-aria/useAutocomplete';
import type { AriaAutocompleteProps } from 'react-aria/useAutocomplete';
import { useControlledState } from 'react-stately/useControlledState';

/** Props of `Autocomplete`: the props of React Aria's, without the slot. */
export type AutocompleteProps = AriaAutocompleteProps<object>;

/**
 * A field that filters the list next to it, with React Aria's behaviour: the field keeps focus, and the
 * arrow keys move through the list. React Aria's own component is in the module that every text field loads,
 * which would add it to each of them.
 */
export function Autocomplete({ children, ...props }: AutocompleteProps) {
  const [inputValue, setInputValue] = useControlledState(
    props.inputValue,
    props.defaultInputValue ?? '',
    props.onInputChange,
  );
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const state = { inputValue, setInputValue, focusedNodeId, setFocusedNodeId };
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLElement>(null);
  const { inputProps, collectionProps, collectionRef, filter } = useAutocomplete<object>(
    { ...props, inputRef, collectionRef: listRef },
    state,
  );
  return (
    <Provider
      values={[
        [AutocompleteStateContext, state],
        [FieldInputContext, { ...inputProps, ref: inputRef }],
        [SelectableCollectionContext, { ...collectionProps, filter, ref: collectionRef }],
      ]}
    >
      {children}
    </Provider>
  );
}
