import type { Fault } from '../fault.ts'

/** A bucket as Cloud Storage describes it. */
export interface Bucket {
  iamConfiguration?: {
    publicAccessPrevention?: string
    uniformBucketLevelAccess?: { enabled?: boolean }
  }
  /** A number of seconds, as a text. */
  softDeletePolicy?: { retentionDurationSeconds?: string }
  versioning?: { enabled?: boolean }
}

/** Who may do what with a bucket. */
export interface BucketPolicy {
  bindings?: { role: string; members?: string[] }[]
}

const EVERYBODY = ['allUsers', 'allAuthenticatedUsers']

/** Identity cards lie in this bucket: no setting may let anyone past the functions. */
export function judgeBucket(name: string, bucket: Bucket, policy: BucketPolicy): Fault[] {
  const faults: Fault[] = []
  const { publicAccessPrevention, uniformBucketLevelAccess } = bucket.iamConfiguration ?? {}
  if (publicAccessPrevention !== 'enforced')
    faults.push({
      wrong: `The bucket ${name} does not prevent public access: one wrong click could publish every identity card.`,
      todo: `gcloud storage buckets update gs://${name} --public-access-prevention`,
    })
  if (!uniformBucketLevelAccess?.enabled)
    faults.push({
      wrong: `The bucket ${name} still lets single files have permissions of their own, which nobody would notice.`,
      todo: `gcloud storage buckets update gs://${name} --uniform-bucket-level-access`,
    })
  const kept = Number(bucket.softDeletePolicy?.retentionDurationSeconds ?? 0)
  if (kept > 0)
    faults.push({
      wrong: `Whatever is deleted from the bucket ${name} can be had back for ${Math.round(kept / 86_400)} days, identity cards too, of which the site says that they are gone.`,
      todo: `gcloud storage buckets update gs://${name} --clear-soft-delete`,
    })
  if (bucket.versioning?.enabled)
    faults.push({
      wrong: `The bucket ${name} keeps what is deleted as an older version, identity cards too.`,
      todo: `gcloud storage buckets update gs://${name} --no-versioning`,
    })
  for (const { role, members = [] } of policy.bindings ?? [])
    for (const member of members.filter((each) => EVERYBODY.includes(each)))
      faults.push({
        wrong: `${member === 'allUsers' ? 'Anyone' : 'Anyone with a Google account'} has ${role} on the bucket ${name}.`,
        todo: `gcloud storage buckets remove-iam-policy-binding gs://${name} --member=${member} --role=${role}`,
      })
  return faults
}
