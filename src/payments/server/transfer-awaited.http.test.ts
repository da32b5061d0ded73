import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { listMessages } from '#messages/contract.ts'
import { orderDetails } from '#orders/contract.ts'
import { placeOrderOf } from '#orders/testing/orders.builders.ts'
import { createPayment, paymentStatus } from '../contract.ts'
import { readableReference } from '../transfer-reference.ts'

const app = await testApp({ listen: true })
const { seller } = app.people

const payBy = (orderId: string, method: 'BANK_TRANSFER' | 'CARD') =>
  app.post(createPayment, { orderId, method, restart: true }, { as: seller })
const mailsAbout = async (number: string) =>
  (await app.mails()).filter(({ subject }) => subject.includes(number) && subject.includes('收款账户信息'))

it('the bank details of a transfer are sent once, the same as on the page, with the last day', async () => {
  const order = await placeOrderOf(app, seller)
  await Promise.all(
    [1, 2, 3].map(() =>
      app.post(createPayment, { orderId: order.id, method: 'BANK_TRANSFER' }, { as: seller }),
    ),
  )
  await app.drain()
  const { body } = await app.get(paymentStatus, { orderId: order.id }, { as: seller })
  const transfer = body.data?.transfer
  const sent = await mailsAbout(order.number)
  expect(sent).toHaveLength(1)
  const text = sent[0]?.text ?? ''
  for (const part of [
    transfer?.payee,
    readableReference(transfer?.iban ?? '?'),
    transfer?.bic,
    readableReference(transfer?.reference ?? '?'),
  ])
    expect(text).toContain(part)
  const expiresAt = (await app.get(orderDetails, { id: order.id }, { as: seller })).body.data?.expiresAt ?? ''
  const list = await app.get(listMessages, { pageSize: 50 }, { as: seller, lang: 'zh' })
  const message = list.body.data?.records.find(({ title }) => title.includes(order.number))
  expect(message?.title).toContain('收款账户信息')
  const day = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'Asia/Shanghai' })
  expect(message?.body).toContain(day.format(new Date(expiresAt)))
})

it('no mail is sent for a transfer that was given up for a card before it left', async () => {
  const order = await placeOrderOf(app, seller)
  await payBy(order.id, 'BANK_TRANSFER')
  await payBy(order.id, 'CARD')
  await app.drain()
  expect(await mailsAbout(order.number)).toEqual([])
})
