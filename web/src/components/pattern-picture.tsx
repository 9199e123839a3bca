import { Sewn } from './sewn.tsx'

/** Stands where a post, an event or a cause has no photograph; drawn from its id, in the browser. */
export const PatternPicture = ({ id, className }: { id: string; className?: string | undefined }) => (
  <Sewn key={id} className={className} sew={({ drawPicture }) => drawPicture(id)} />
)
