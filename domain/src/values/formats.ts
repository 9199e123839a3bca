// Texts and numbers of one form. docs/openapi.yaml takes their formats from here.

/**
 * ISO 8601 UTC.
 * @format date-time
 */
export type Instant = string

/**
 * ISO 8601 UTC, or '' where there is none.
 * @pattern ^(|\d{4}-\d\d-\d\dT[\d:.]+Z)$
 */
export type InstantOrNone = string

/**
 * YYYY-MM-DD.
 * @format date
 */
export type Day = string

/**
 * YYYY-MM-DD, or '' where there is none.
 * @pattern ^(|\d{4}-\d\d-\d\d)$
 */
export type DayOrNone = string

/**
 * YYYY-MM.
 * @pattern ^\d{4}-\d\d$
 */
export type Month = string

/**
 * A whole number from 0.
 * @asType integer
 * @minimum 0
 */
export type Count = number

/**
 * A reference to quote, such as WCN-7K4Q2M.
 * @pattern ^WCN-[2-9A-HJ-NP-Z]{6}$
 */
export type Reference = string

/**
 * Address of the documents route, or '' where nothing was given.
 * @pattern ^(|/api/auth/users/[^/]+/documents/(cnic_front|cnic_back|profile_image|business_document)/(\?v=[0-9a-f]+)?)$
 */
export type DocumentAddress = string

/**
 * Address of the widest file of a public picture, or '' where there is none.
 * @pattern ^(|/media/(blogs|events|pages|site)/[^/]+/[^/]+-(320|480|640|720|960|1600)\.webp)$
 */
export type MediaAddress = string
