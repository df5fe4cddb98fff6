import * as styles from './NumeralPennants.css.ts';

const four = 'M22 3.18 34 4.92v13.08h42v12H34v13.08L22 44.82V30H0V18h22Z';
const zero = 'M25 3.62 51 7.38v33.24L25 44.38Z';

/** "404" in maritime signal flags. Decoration only. */
export function NumeralPennants() {
  return (
    <svg className={styles.hoist} viewBox="0 0 292 72" aria-hidden="true">
      <path className={styles.halyard} d="M8 0v72M108 0v72M208 0v72" />
      {[four, zero, four].map((numeral, index) => (
        <g key={index} transform={`translate(${8 + index * 100} 8)`}>
          <path className={styles.cloth} d="M0 0 76 11v26L0 48Z" />
          <path className={styles.ink} d={numeral} />
        </g>
      ))}
    </svg>
  );
}
