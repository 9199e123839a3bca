import type { Role } from 'firebase-functions/options'

/**
 * What the functions may do in the project, and no more: a deployment makes an account of theirs with these roles, in place of the
 * default one, which may edit everything. To the secrets that a function names the deployment lets it by itself.
 */
export const ROLES: readonly Role[] = [
  'roles/datastore.user',
  'roles/firebaseauth.admin',
  // files, and not the bucket: who may read it stays with its owner
  'roles/storage.objectUser',
  'roles/firebasehosting.admin',
  // a release names the functions that Hosting asks, and Hosting looks whether its maker may see them
  'roles/run.viewer',
  // some versions of the Admin SDK charge what they ask to the project by name
  'roles/serviceusage.serviceUsageConsumer',
  // events come with this account's word; for the default account alone the deployment sees to it
  'roles/eventarc.eventReceiver',
  'roles/run.invoker',
]
