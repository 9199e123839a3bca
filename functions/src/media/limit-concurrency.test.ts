import { expect, test } from 'vitest'
import { QueueFull, limitConcurrency } from './limit-concurrency.ts'

test('two tasks run at once, the others in order of arrival, even after an error', async () => {
  const enter = limitConcurrency(2)
  const log: string[] = []
  const leave: Record<string, (failed: boolean) => void> = {}
  const ask = (name: string) =>
    enter(async () => {
      log.push(name)
      const failed = await new Promise<boolean>((resolve) => (leave[name] = resolve))
      if (failed) throw new Error(name)
    })

  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(ask)
  expect(log).toEqual(['a', 'b'])
  leave['b']?.(true)
  await expect(b).rejects.toThrow('b')
  expect(log).toEqual(['a', 'b', 'c'])
  leave['a']?.(false)
  await a
  leave['d']?.(false)
  leave['c']?.(false)
  await Promise.all([c, d])
  expect(log).toEqual(['a', 'b', 'c', 'd'])
})

test('a request is rejected when the queue is full, until a place in it is free', async () => {
  const enter = limitConcurrency(1, 1)
  const leave: (() => void)[] = []
  const ask = () => enter(() => new Promise<void>((resolve) => leave.push(resolve)))
  const [first, second] = [ask(), ask()]
  await expect(ask()).rejects.toThrow(QueueFull)
  leave[0]?.()
  await first
  const third = ask()
  leave[1]?.()
  await second
  leave[2]?.()
  await third
})
