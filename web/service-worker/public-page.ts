/** Matches the paths of pages that a device may keep, before a fragment: public pages except those of accounts. A test compares the two. */
export const PUBLIC_PAGE =
  /^\/(ur\/)?(about|page\/[\w-]+|services|donate|volunteer|contact|privacy|downloads|home[23]?|(case|blog|event)(-[a-z-]+)?(\/[\w%-]+)?)(?=#|$)/
