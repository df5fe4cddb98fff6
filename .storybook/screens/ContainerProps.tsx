import { PureArgsTable, useOf } from '@storybook/addon-docs/blocks';

import * as api from '../../packages/console/src/index.ts';
import { describePropsOf } from '../docs/describeProps.ts';
import type { Embedding } from './embed.ts';

/** Table of a container's props. It loads the whole console: import it when it is needed. */
export default function ContainerProps({ name }: { name: Embedding['container'] }) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const component: unknown = Reflect.get(api, name);
  const { extractArgTypes } = preparedMeta.parameters['docs'];
  const rows = describePropsOf(component, extractArgTypes(component) ?? {});
  return <PureArgsTable rows={rows} />;
}
