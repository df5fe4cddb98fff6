import { classNames } from '../internal/classNames.ts';
import * as styles from './Waterline.css.ts';

/** Position of each hairline, of 240, and its opacity: they spread and fade towards the viewer. */
const lines = [
  { y: 4.5, opacity: 0.9 },
  { y: 9.5, opacity: 0.82 },
  { y: 16.5, opacity: 0.72 },
  { y: 26.5, opacity: 0.62 },
  { y: 39.5, opacity: 0.52 },
  { y: 56.5, opacity: 0.43 },
  { y: 78.5, opacity: 0.34 },
  { y: 106.5, opacity: 0.26 },
  { y: 142.5, opacity: 0.18 },
  { y: 188.5, opacity: 0.1 },
] as const;

/** Water before the quay's edge. Decoration. */
export function Waterline({ className }: { className: string }) {
  return (
    <svg
      className={classNames(styles.waterline, className)}
      viewBox="0 0 100 240"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.quay} d="M0 .5H100" />
      {lines.map(({ y, opacity }) => (
        <path key={y} className={styles.line} d={`M0 ${y}H100`} strokeOpacity={opacity} />
      ))}
    </svg>
  );
}
