import { jobNameOf, jobOf } from '../production/assert/schedules.ts'
import { readSchedules } from '../production/read/platform.ts'
import type { Step } from './step.ts'

/** The jobs that start functions: somebody may have paused one. */
export const schedules: Step = {
  title: 'Scheduled jobs',
  look: async ({ project, callGoogle }) => {
    const { scheduled, jobs } = await readSchedules(project, callGoogle)
    const paused = scheduled.filter((each) => jobOf(jobs, each)?.state === 'PAUSED')
    const changes = paused.map((each) => ({
      what: `Start ${jobNameOf(each)} again`,
      make: async () => {
        await callGoogle(`cloudscheduler.googleapis.com/v1/${jobOf(jobs, each)?.name}:resume`, {})
      },
    }))
    return { found: changes.length > 0 ? 'some are paused' : 'none is paused', changes }
  },
}
