import { Braces, Database, Rocket, ScrollText } from 'lucide-react';

import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../badge/index.ts';
import { Pennant } from '../pennant/index.ts';
import { guide } from './NavList.docs.tsx';
import { NavItem, NavList } from './NavList.tsx';
import * as styles from './NavList.fixtures.css.ts';

const icon = { size: 16, strokeWidth: 1.75 } as const;

const meta = preview.meta({
  title: 'Components/NavList',
  component: NavList,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    'aria-label': 'Harbour API',
    heading: (
      <>
        <Pennant id="harbour-api" size={16} />
        <span>Harbour API</span>
      </>
    ),
    children: [
      <NavItem key="deployments" href="#deployments" icon={<Rocket {...icon} />} isCurrent>
        Deployments
      </NavItem>,
      <NavItem
        key="logs"
        href="#logs"
        icon={<ScrollText {...icon} />}
        end={<Badge size="sm">Live</Badge>}
      >
        Logs
      </NavItem>,
      <NavItem key="variables" href="#variables" icon={<Braces {...icon} />} end={12}>
        Environment Variables with a long name
      </NavItem>,
      <NavItem key="storage" href="#storage" icon={<Database {...icon} />} isDisabled>
        Storage
      </NavItem>,
    ],
  },
  decorators: [
    (Story) => (
      <div className={styles.rail}>
        <Story />
      </div>
    ),
  ],
});

/** The current page has the quay line; a disabled page is announced as such. */
export const Default = meta.story({});

/** Right to left: icons and the quay line are on the right, counts on the left. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: {
    children: [
      <NavItem key="deployments" href="#deployments" icon={<Rocket {...icon} />} isCurrent>
        عمليات النشر
      </NavItem>,
      <NavItem key="logs" href="#logs" icon={<ScrollText {...icon} />} end={12}>
        السجلات
      </NavItem>,
      <NavItem key="variables" href="#variables" icon={<Braces {...icon} />} end={3}>
        Environment Variables with a long name
      </NavItem>,
    ],
  },
});
