import { Badge } from '../../packages/design-system/src/badge/index.ts';
import { Inline } from '../../packages/design-system/src/inline/index.ts';
import { Kbd } from '../../packages/design-system/src/kbd/index.ts';
import { Link } from '../../packages/design-system/src/link/index.ts';
import { Text } from '../../packages/design-system/src/text/index.ts';
import type { Advice, Guide } from './Guide.ts';
import { docsHref } from './hrefs.ts';
import { pageOf } from './pageOf.ts';
import { Sentence } from './Sentence.tsx';
import { Themed } from './Themed.tsx';

/** When to use a component, and when to use which other one. */
export function Uses({ guide: { use, avoid } }: { guide: Guide }) {
  return (
    <Themed>
      <div className="guide-pair">
        <div>
          <Text as="p" weight="semibold">
            Use it
          </Text>
          <ul className="guide-list">
            {use.map((sentence) => (
              <li key={sentence}>
                <Sentence>{sentence}</Sentence>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <Text as="p" weight="semibold">
            Use something else
          </Text>
          <ul className="guide-list">
            {avoid.map(({ when, instead }) => (
              <li key={when}>
                <Sentence>{when}</Sentence>
                {instead !== undefined && (
                  <>
                    {' '}
                    <Link
                      variant="inline"
                      href={docsHref(`Components/${pageOf(instead)}`)}
                      target="_top"
                    >
                      {instead}
                    </Link>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Themed>
  );
}

function AdviceCard({ advice, isGood }: { advice: Advice; isGood: boolean }) {
  return (
    <div className="guide-advice">
      {advice.show !== undefined && (
        <div className="guide-example" inert>
          {advice.show}
        </div>
      )}
      <Inline gap={3} align="baseline" className="guide-verdict">
        <Badge variant={isGood ? 'success' : 'destructive'}>{isGood ? 'Do' : 'Don’t'}</Badge>
        <Text>
          <Sentence>{advice.text}</Sentence>
        </Text>
      </Inline>
    </div>
  );
}

/** Good use beside bad use. */
export function Rules({ guide: { rules } }: { guide: Guide }) {
  return (
    <Themed>
      {rules.map((rule) => (
        <div key={rule.do.text} className="guide-pair">
          <AdviceCard advice={rule.do} isGood />
          <AdviceCard advice={rule.dont} isGood={false} />
        </div>
      ))}
    </Themed>
  );
}

/** The keys, and the pattern they come from. */
export function Keyboard({ guide: { keyboard, pattern } }: { guide: Guide }) {
  return (
    <Themed>
      {keyboard.length === 0 ? (
        <p>It takes no focus of its own.</p>
      ) : (
        <table className="guide-keys">
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">Does</th>
            </tr>
          </thead>
          <tbody>
            {keyboard.map(({ keys, does }) => (
              <tr key={does}>
                <td>
                  <Inline gap={1} isWrapping>
                    {keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </Inline>
                </td>
                <td>
                  <Sentence>{does}</Sentence>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {pattern !== undefined && (
        <Text as="p" tone="muted">
          Follows the{' '}
          <Link
            variant="inline"
            href={`https://www.w3.org/WAI/ARIA/apg/patterns/${pattern}/`}
            target="_blank"
            rel="noreferrer"
          >
            {pattern.replace('-', ' ')} pattern
          </Link>{' '}
          of the ARIA Authoring Practices.
        </Text>
      )}
    </Themed>
  );
}

/** Screen reader notes. */
export function ScreenReader({ guide: { screenReader } }: { guide: Guide }) {
  return (
    <Themed>
      <ul className="guide-list">
        {screenReader.map((sentence) => (
          <li key={sentence}>
            <Sentence>{sentence}</Sentence>
          </li>
        ))}
      </ul>
    </Themed>
  );
}

/** Link to the description of the forwarded props. */
export function PassedOn({ name }: { name: string }) {
  return (
    <Themed>
      <Text as="p" tone="muted">
        Every other prop goes to{' '}
        <Link
          variant="inline"
          href={`https://react-spectrum.adobe.com/react-aria/${name}.html`}
          target="_blank"
          rel="noreferrer"
        >
          {name} of React Aria
        </Link>
        , and keeps its name and meaning.
      </Text>
    </Themed>
  );
}
