import { useLingui } from '@lingui/react/macro'
import { formatClock, formatTimeZone, formatWeekday, isDay, localMinute } from 'domain/dates.ts'
import { useFormikContext } from 'formik'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { FieldMessage, Hint, Label } from '#components/fields/field-frame.tsx'
import { ChoiceLabel } from '#components/fields/radio-picks.tsx'
import { Input } from '#components/fields/text-field.tsx'
import { useControl } from '#components/fields/use-control.ts'
import type { Pause } from '#components/publishing/use-pause.ts'
import { useWhenLive } from '#components/publishing/use-when-live.ts'
import { formatList } from '#lib/format/format-list.ts'
import { useLanguage } from '#lib/format/texts.ts'
import type { Post } from '../kinds.ts'
import type { PostValues } from '../post-values.ts'
import { MissedNotice } from '../publishing/publishing-status.tsx'
import { instantOfSchedule, futureInstantOf, scheduleOf, publishingAt } from '../schedule.ts'

const Choices = styled.div`
  display: grid;
  gap: 6px;
  > div {
    display: grid;
    gap: var(--s2);
  }
`
/* continues the frame of the choice above it */
const When = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
  gap: var(--s2);
  margin-block-start: calc(-1 * var(--s2) - var(--radius));
  padding: var(--s3) 14px;
  border: 2px solid var(--accent);
  border-block-start: 0;
  border-end-start-radius: var(--radius);
  border-end-end-radius: var(--radius);
  background: var(--surface);

  > label {
    display: grid;
    gap: 4px;
    align-content: start;
    min-inline-size: 0;
    font-weight: 600;
    font-size: var(--t-s);
  }
  > label > input {
    padding-inline: var(--s2);
  }
  > output {
    grid-column: 1 / -1;
  }
`
const DAY = 86_400_000

/** Returns what is offered first: tomorrow morning. */
const tomorrow = () => {
  const [day = ''] = localMinute(new Date(Date.now() + DAY).toISOString()).split('T')
  return publishingAt({ day, time: '09:00' })
}

interface PublishingFieldProps {
  post: Post | undefined
  pause: Pause | undefined
}

/** Asks whether the post is published now, at a time, or stays a draft. */
export function PublishingField({ post, pause }: PublishingFieldProps) {
  const { t } = useLingui()
  const { appears } = useWhenLive(pause)
  const language = useLanguage()
  const { values, setFieldValue } = useFormikContext<PostValues>()
  const { publishing } = values
  const { id, message, control } = useControl('publishing', false)
  const labelId = useId()
  const schedule = scheduleOf(publishing)
  // another choice and back keeps the day and the time
  const [offered, setOffered] = useState(tomorrow)
  if (schedule && offered !== publishing) setOffered(publishing)
  const { day = '', time = '' } = scheduleOf(offered) ?? {}
  const when = formatList(
    [isDay(day) ? formatWeekday(day, language) : '', time && formatClock(time, language)],
    language,
  )
  const options = [
    {
      value: 'published',
      isChosen: publishing === 'published',
      label: t`Published`,
      hint: appears,
    },
    {
      value: offered,
      isChosen: schedule !== undefined,
      label: t`Publish at`,
      hint: schedule ? when : t`Choose a day and a time`,
    },
    {
      value: 'draft',
      isChosen: publishing === 'draft',
      label: t`Draft`,
      hint: t`Only the office can see it`,
    },
  ]
  return (
    <Choices>
      <Label as="span" id={labelId}>{t`Publishing`}</Label>
      {post?.missed_at && <MissedNotice at={post.missed_at} />}
      <div id={id} role="radiogroup" aria-labelledby={labelId} aria-describedby={control['aria-describedby']}>
        {options.map(({ value, isChosen, label, hint }) => [
          <ChoiceLabel key={label}>
            <input
              type="radio"
              name="publishing"
              checked={isChosen}
              onChange={() => void setFieldValue('publishing', value)}
            />
            <span>
              {label}
              <small>{hint}</small>
            </span>
          </ChoiceLabel>,
          isChosen && schedule && <ScheduleInputs key="when" />,
        ])}
      </div>
      {message && <FieldMessage id={id}>{message}</FieldMessage>}
    </Choices>
  )
}

/** Asks for day and time of the publication. */
function ScheduleInputs() {
  const { t } = useLingui()
  const language = useLanguage()
  const { values, setFieldValue, setFieldTouched } = useFormikContext<PostValues>()
  const schedule = scheduleOf(values.publishing) ?? { day: '', time: '' }
  const choose = (change: Partial<typeof schedule>) =>
    void setFieldValue('publishing', publishingAt({ ...schedule, ...change }))
  const leave = () => void setFieldTouched('publishing', true, false)
  const hintId = useId()
  const isPast = instantOfSchedule(schedule) !== undefined && futureInstantOf(values.publishing) === undefined
  const zone = formatTimeZone(language)
  return (
    <When>
      <label>
        {t`Date`}
        <Input
          type="date"
          aria-label={t`Date of publication`}
          aria-describedby={hintId}
          value={schedule.day}
          onChange={({ target }) => choose({ day: target.value })}
          onBlur={leave}
        />
      </label>
      <label>
        {t`Time`}
        <Input
          type="time"
          aria-label={t`Time of publication`}
          aria-describedby={hintId}
          value={schedule.time}
          onChange={({ target }) => choose({ time: target.value })}
          onBlur={leave}
        />
      </label>
      <Hint as="output" id={hintId}>
        {isPast
          ? t`This time has passed. It will be published when you save it.`
          : t`${zone}. You can change it until then.`}
      </Hint>
    </When>
  )
}
