const from = (width: number) => `@media (min-width: ${width}px)`
const below = (width: number) => `@media (max-width: ${width - 1}px)`

/** Media queries. The carousel changes its number of slides at the same widths. */
export const media = {
  fromTablet: from(768),
  onTablet: '@media (min-width: 768px) and (max-width: 991px)',
  fromDesktop: from(992),
  fromWide: from(1200),
  /** A low desktop window, such as on an office laptop. */
  lowDesktop: '@media (max-height: 819px) and (min-width: 992px)',
  belowPhone: below(360),
  belowMidPhone: below(430),
  belowLargePhone: below(576),
  belowTablet: below(768),
  /** Not paper, which is as narrow. */
  phoneScreen: '@media screen and (max-width: 767px)',
  belowDesktop: below(992),
  belowWide: below(1200),
  withoutScripts: '@media (scripting: none)',
  /** Grounds and gradients are gone then: what they alone said is said by system colours or borders. */
  forcedColours: '@media (forced-colors: active)',
  /** On paper. */
  print: '@media print',
  motion: '@media (prefers-reduced-motion: no-preference)',
} as const
