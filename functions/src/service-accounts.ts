import { expr, projectID } from 'firebase-functions/params'

/** What an account of the functions may do, and nothing else. */
export interface ServiceAccount {
  /** The part of its address before the @. */
  id: string
  title: string
  /** Roles in the project. */
  roles: readonly string[]
  /** A role on the bucket of files, which is not one on the bucket: who may read it stays with its owner. */
  onFiles?: string
  /** A role on the bucket with the copies of the accounts. */
  onAccountCopies?: string
  /** A role on the account itself. */
  onItself?: string
}

/** Roles of our own, since each of Google's roles that manages users also reads how passwords are hashed. */
export const OWN_ROLES = [
  {
    id: 'chamberUsers',
    title: 'Users of the site, without password hashes',
    includedPermissions: [
      'firebaseauth.users.create',
      'firebaseauth.users.delete',
      'firebaseauth.users.get',
      'firebaseauth.users.sendEmail',
      'firebaseauth.users.update',
    ],
  },
  {
    id: 'chamberPasswordHashes',
    title: 'Reading users of the site with password hashes',
    includedPermissions: [
      'firebaseauth.configs.get',
      'firebaseauth.configs.getHashConfig',
      'firebaseauth.users.get',
    ],
  },
] as const

/** For schedules, which come in its account's name, and since some clients bill their calls to the project by name. */
const EVERYBODY = ['roles/run.invoker', 'roles/serviceusage.serviceUsageConsumer']

/** For documents, and for the events that they cause. */
const DOCUMENTS = ['roles/datastore.user', 'roles/eventarc.eventReceiver']

/** The accounts as which functions run. `npm run setup` and `npm run deploy` make them, and `check:production` compares them. */
export const ACCOUNTS = {
  /** Answers strangers, and decodes their pictures. */
  api: {
    id: 'chamber-api',
    title: 'API and jobs of the site',
    roles: [
      ...EVERYBODY,
      ...DOCUMENTS,
      // when the last backup was
      'roles/datastore.backupsViewer',
      // when the files were last copied
      'roles/storagetransfer.viewer',
      'projects/PROJECT/roles/chamberUsers',
    ],
    onFiles: 'roles/storage.objectUser',
    // signs the tokens of one-time codes
    onItself: 'roles/iam.serviceAccountTokenCreator',
  },
  /** Releases the pages. */
  publisher: {
    id: 'chamber-publisher',
    title: 'Publisher of the site',
    roles: [
      ...EVERYBODY,
      ...DOCUMENTS,
      'roles/firebasehosting.admin',
      // a release names the functions that Hosting asks, and Hosting looks whether its maker may see them
      'roles/run.viewer',
    ],
    onFiles: 'roles/storage.objectUser',
  },
  /** Copies the accounts of Auth every night. */
  copier: {
    id: 'chamber-copier',
    title: 'Copies of the accounts',
    // notes in site/health when it copied last
    roles: [...EVERYBODY, 'roles/datastore.user', 'projects/PROJECT/roles/chamberPasswordHashes'],
    onAccountCopies: 'roles/storage.objectCreator',
  },
} as const satisfies Record<string, ServiceAccount>

/** Returns the option that makes a function run as one of these accounts. */
export const runAs = (name: keyof typeof ACCOUNTS) => ({
  serviceAccount: expr`${ACCOUNTS[name].id}@${projectID}.iam.gserviceaccount.com`,
})
