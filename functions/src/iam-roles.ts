import type { Role } from 'firebase-functions/options'

/**
 * Everything that the functions may do in the project. A deployment gives their account these roles, instead of the default
 * account that may edit everything. It adds access to the secrets that a function names.
 */
export const ROLES: readonly Role[] = [
  'roles/datastore.user',
  // when the last backup was
  'roles/datastore.backupsViewer',
  'roles/firebaseauth.admin',
  // files, and not the bucket: who may read it stays with its owner
  'roles/storage.objectUser',
  'roles/firebasehosting.admin',
  // a release names the functions that Hosting asks, and Hosting looks whether its maker may see them
  'roles/run.viewer',
  // some versions of the Admin SDK bill their calls to the project by name
  'roles/serviceusage.serviceUsageConsumer',
  // events come with this account's word; for the default account alone the deployment sees to it
  'roles/eventarc.eventReceiver',
  'roles/run.invoker',
]
