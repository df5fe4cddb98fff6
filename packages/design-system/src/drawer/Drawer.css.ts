import * as dialogStyles from '../dialog/Dialog.css.ts';
import { size as headingSize } from '../heading/Heading.css.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

export const scrim = componentStyle({ display: 'flex', padding: 0 }, dialogStyles.scrim);

export const drawer = componentStyle({
  display: 'flex',
  blockSize: '100dvh',
  inlineSize: '100%',
  maxInlineSize: 'calc(100vw - 3rem)',
  color: vars.color.text,
  boxShadow: vars.shadow.dialog,
  transition: `transform ${vars.duration.slow} ${vars.ease.out}`,
});

const panel = componentStyle({ inlineSize: '27.5rem', background: vars.color.overlay });
const navigation = componentStyle({ inlineSize: '18rem', background: vars.color.inset });

export const variant = { panel, navigation };

export const side = componentVariants({
  start: {
    marginInlineEnd: 'auto',
    borderInlineEnd: `1px solid ${vars.color.border}`,
    selectors: {
      '&:is([data-entering], [data-exiting]):dir(ltr)': { transform: 'translateX(-100%)' },
      '&:is([data-entering], [data-exiting]):dir(rtl)': { transform: 'translateX(100%)' },
    },
  },
  bottom: {
    alignSelf: 'flex-end',
    blockSize: 'auto',
    maxBlockSize: '85dvh',
    inlineSize: '100%',
    maxInlineSize: '100%',
    borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
    overflow: 'hidden',
    selectors: {
      '&:is([data-entering], [data-exiting])': { transform: 'translateY(100%)' },
    },
  },
  end: {
    marginInlineStart: 'auto',
    borderInlineStart: `1px solid ${vars.color.border}`,
    selectors: {
      '&:is([data-entering], [data-exiting]):dir(ltr)': { transform: 'translateX(100%)' },
      '&:is([data-entering], [data-exiting]):dir(rtl)': { transform: 'translateX(-100%)' },
    },
  },
});

export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  outline: 'none',
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  flex: 'none',
  minBlockSize: vars.size.topbar,
  paddingInline: `${vars.space[5]} ${vars.space[3]}`,
  selectors: {
    [`${panel} &`]: { borderBlockEnd: `1px solid ${vars.color.border}` },
  },
});

export const title = componentStyle(
  {
    minInlineSize: 0,
    marginInlineEnd: 'auto',
  },
  headingSize[14],
);

export const body = componentStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minBlockSize: 0,
  overflow: 'auto',
  padding: vars.space[5],
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  selectors: {
    [`${navigation} &`]: { paddingBlock: `0 ${vars.space[3]}`, paddingInline: vars.space[3] },
  },
});
