import * as library from 'react-multi-carousel'

// the bundler hands over its CommonJS module as the default export, whose own default is the component
const exported = library.default as typeof library.default & { default?: typeof library.default }

export const MultiCarousel = exported.default ?? exported
export type MultiCarouselHandle = InstanceType<typeof library.default>
