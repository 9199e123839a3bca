import type { Fault } from '../fault.ts'

/** A bucket in the format of Cloud Storage. */
export interface Bucket {
  iamConfiguration?: {
    publicAccessPrevention?: string
    uniformBucketLevelAccess?: { enabled?: boolean }
  }
  /** A number of seconds, as a text. */
  softDeletePolicy?: { retentionDurationSeconds?: string }
  versioning?: { enabled?: boolean }
}

/** The access policy of a bucket. */
export interface BucketPolicy {
  bindings?: { role: string; members?: string[] }[]
}

/** Says whether a member of a policy is everybody, or everybody with a Google account. */
export const isPublic = (member: string): boolean => ['allUsers', 'allAuthenticatedUsers'].includes(member)

/** Checks that only the functions can read the bucket, which holds identity cards. */
export function bucketFaults(name: string, bucket: Bucket, policy: BucketPolicy): Fault[] {
  const faults: Fault[] = []
  const { publicAccessPrevention, uniformBucketLevelAccess } = bucket.iamConfiguration ?? {}
  if (publicAccessPrevention !== 'enforced')
    faults.push({
      wrong: `The bucket ${name} does not prevent public access: one wrong click could publish every identity card.`,
      todo: `gcloud storage buckets update gs://${name} --public-access-prevention`,
    })
  if (!uniformBucketLevelAccess?.enabled)
    faults.push({
      wrong: `The bucket ${name} still allows permissions on single files, which nobody would notice.`,
      todo: `gcloud storage buckets update gs://${name} --uniform-bucket-level-access`,
    })
  const kept = Number(bucket.softDeletePolicy?.retentionDurationSeconds ?? 0)
  if (kept > 0)
    faults.push({
      wrong: `What is deleted from the bucket ${name} can be restored for ${Math.round(kept / 86_400)} days. That includes identity cards, which the site calls deleted.`,
      todo: `gcloud storage buckets update gs://${name} --clear-soft-delete`,
    })
  if (bucket.versioning?.enabled)
    faults.push({
      wrong: `The bucket ${name} keeps deleted files as older versions, identity cards too.`,
      todo: `gcloud storage buckets update gs://${name} --no-versioning`,
    })
  for (const { role, members = [] } of policy.bindings ?? [])
    for (const member of members.filter(isPublic))
      faults.push({
        wrong: `${member === 'allUsers' ? 'Anyone' : 'Anyone with a Google account'} has ${role} on the bucket ${name}.`,
        todo: `gcloud storage buckets remove-iam-policy-binding gs://${name} --member=${member} --role=${role}`,
      })
  return faults
}
