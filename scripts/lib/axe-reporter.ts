import type { Reporter, TestModule } from 'vitest/node';
import { z } from 'zod';

const withReports = z.object({ reports: z.array(z.object({ type: z.string() })) });

/** A Vitest reporter that prints how many stories axe has checked, and how many times. */
export default class AxeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    let stories = 0;
    let checks = 0;
    for (const module of modules) {
      for (const story of module.children.allTests()) {
        const meta = withReports.safeParse(story.meta());
        if (!meta.success) continue;
        stories += 1;
        checks += meta.data.reports.filter(({ type }) => type === 'a11y').length;
      }
    }
    if (stories === 0) return;
    process.stdout.write(
      `axe: ${stories} stories, ${checks} checks (both themes, both directions)\n`,
    );
  }
}
