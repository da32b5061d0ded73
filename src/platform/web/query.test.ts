import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineCall } from '../shared/call.ts'
import type { makeCall } from './api.ts'
import { useCallMutation } from './query.ts'

const call = defineCall({
  method: 'POST',
  path: '/tests/press',
  access: 'public',
  summary: 'A press.',
  refusals: [],
  input: z.object({ id: z.string() }),
  output: z.object({}),
})

type Props = { make: typeof makeCall; onReady: (press: (id: string) => void) => void }

function Page({ make, onReady }: Props) {
  const { mutate } = useCallMutation(call, { make })
  onReady((id) => mutate({ id }))
  return null
}

it('two presses before the button can show that it waits make one call', async () => {
  const sent: unknown[] = []
  const make = (_call: unknown, input: unknown) => {
    sent.push(input)
    return Promise.resolve({})
  }
  const presses: ((id: string) => void)[] = []
  renderToString(createElement(Page, { make: make as never, onReady: (press) => presses.push(press) }))
  const press = (id: string) => presses[0]?.(id)
  press('a')
  press('a')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(sent).toEqual([{ id: 'a' }])
  press('a')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(sent).toHaveLength(2)
})
