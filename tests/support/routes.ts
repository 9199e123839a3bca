/** The specification of a public page. */
export interface PublicRoute {
  address: string
  /** The window's title before the chamber's name. */
  title: string
  heading: string
  /** The breadcrumb; home pages have none. */
  way?: readonly string[]
  /** Texts that `main` contains. */
  texts: readonly string[]
  status?: 404
}

const COUNTERS = ['Donation', 'Fund Raised', 'Volunteers', 'Projects']
const TEAM = ['Founding President', 'President', 'Secretary General']
const FIGURES = ['$7,000.00', '$8,000.00']
const EVENT_TABS = ['Event Schedule', 'Map Location', 'Contact Us']
const POST = ['Previous', 'Leave a Comment']

const page = (
  address: string,
  title: string,
  heading: string,
  crumb: readonly string[],
  texts: readonly string[] = [],
): PublicRoute => ({ address, title, heading, way: ['Home', ...crumb], texts })

/** Pages that only a site with the sample pages has. */
export const sampleRoutes: readonly PublicRoute[] = [
  page(
    '/page/fees-and-rules',
    'Fees and rules',
    'Fees and rules',
    ['Fees and rules'],
    ['This is a sample.', 'Not a member yet?', 'Changed on'],
  ),
]

/** The public pages in the order of the specification. */
export const publicRoutes: readonly PublicRoute[] = [
  {
    address: '/home',
    title: 'Home',
    heading: 'The chamber of commerce for women in business',
    texts: [
      'Our Vision',
      'Our Mission',
      'Our Values',
      'Donate Now',
      'Join Us Now',
      'Become A Volunteer',
      'Learn More',
      ...COUNTERS,
      ...TEAM,
    ],
  },
  {
    address: '/home2',
    title: 'Home',
    heading: 'The chamber of commerce for women in business',
    texts: ['Donate Now', 'Become A Volunteer', ...COUNTERS, ...TEAM],
  },
  {
    address: '/home3',
    title: 'Home',
    heading: 'The chamber of commerce for women in business',
    texts: ['Donate Now', 'Become A Volunteer', ...COUNTERS, ...TEAM],
  },
  page('/about', 'About Us', 'About Us', ['About Us'], [...COUNTERS, ...TEAM]),
  page('/case', 'Our Causes', 'Our Causes', ['Our Causes'], ['65.5%', '40.5%', '80.5%', ...FIGURES]),
  page(
    '/case-single',
    'Education for poor children',
    'Education for poor children',
    ['Our Causes', 'Education for poor children'],
    ['65.5%', ...FIGURES],
  ),
  page('/event', 'Our Event', 'Our Event', ['Our Event'], ['Learn More']),
  page('/event-details', 'Sell your embroidery', 'Single Event', ['Single Event'], EVENT_TABS),
  page('/donate', 'Make a Donation', 'Make a Donation', ['Make a Donation'], ['Offline Donation']),
  page('/volunteer', 'Become a Volunteer', 'Become a Volunteer', ['Become a Volunteer']),
  page('/blog', 'Latest News', 'Latest News', ['Blog'], ['Next']),
  page('/blog-left', 'Latest News', 'Latest News', ['Blog'], ['Next']),
  page('/blog-fullwidth', 'Latest News', 'Latest News', ['Blog'], ['Next']),
  page('/blog-details', '', 'Latest News', ['Blog'], POST),
  page('/blog-details-left', '', 'Latest News', ['Blog'], POST),
  page('/blog-details-fullwidth', '', 'Latest News', ['Blog'], POST),
  page('/services', 'Services', 'Services', ['Services']),
  page('/contact', 'Contact', 'Contact Us', ['Contact'], ['Get In Touch']),
  page('/privacy', 'Privacy', 'Privacy', ['Privacy'], ['What we keep', 'United States']),
  page('/downloads', 'Downloads', 'Downloads', ['Downloads'], ['Membership form', 'Sign in to download']),
  page('/login', 'Sign In', 'Sign In', ['Sign In'], ['Remember Me', 'Create free account']),
  page('/signup', 'Sign Up', 'Sign Up', ['Sign Up'], ['CNIC', 'Login']),
  page(
    '/forgot-password',
    'Forgot Password',
    'Forgot Password',
    ['Forgot Password'],
    ['Resend Password', 'Login'],
  ),
  page('/reset-password', 'Choose a new password', 'Choose a new password', ['New password']),
  page('/verify-email', 'Confirm your e-mail address', 'E-mail address', ['E-mail address']),
  page('/first-admin', 'Create your account', 'Create your account', ['First admin']),
  {
    ...page(
      '/404',
      'Page not found',
      '404',
      ['404'],
      [
        'Oops! Page Not Found!',
        "We're sorry but we can't seem to find the page you requested. This might be because you have typed the web address incorrectly.",
        'Back to home',
      ],
    ),
    status: 404,
  },
]
