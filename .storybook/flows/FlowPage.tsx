import { Heading, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

import { Link } from '../../packages/design-system/src/link/index.ts';
import { Text } from '../../packages/design-system/src/text/index.ts';
import { docsHref, storyHref } from '../docs/hrefs.ts';
import { Themed } from '../docs/Themed.tsx';
import { useToolbarTheme } from '../docs/useToolbarTheme.ts';
import { flows } from './flows.ts';
import type { FlowStep } from './flows.ts';

/** The page of a flow: its screens in order, each as it looks when its story has been played. */
export function FlowPage({ name }: { name: keyof typeof flows }) {
  const { title, description, steps } = flows[name];
  return (
    <>
      <Title>{title}</Title>
      <Subtitle>{description}</Subtitle>
      <Heading>{steps.length} steps</Heading>
      <Themed>
        <ol className="flow-steps">
          {steps.map((step, index) => (
            <Step key={step.join()} number={index + 1} step={step} />
          ))}
        </ol>
      </Themed>
    </>
  );
}

function Step({ number, step: [screen, story, description] }: { number: number; step: FlowStep }) {
  const id = toId(`Screens/${screen}`, storyNameFromExport(story));
  const globals = `theme:${useToolbarTheme()}`;
  return (
    <li className="flow-step">
      <Text as="p">
        <Text weight="semibold">
          {number}.{' '}
          <Link variant="inline" href={docsHref(`Screens/${screen}`)} target="_top">
            {screen}
          </Link>
        </Text>{' '}
        {description}
      </Text>
      <div className="flow-picture">
        {/* Relative: the static Storybook may lie under any path. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories need scripts and the worker of this origin: a sandbox with both is none */}
        <iframe
          title={`${screen}: ${storyNameFromExport(story)}`}
          src={`iframe.html?id=${id}&viewMode=story&globals=${globals}`}
          loading="lazy"
          tabIndex={-1}
          inert
        />
        <a href={storyHref(id)} target="_top" aria-label={`Open step ${number}, ${screen}`} />
      </div>
    </li>
  );
}
