import type { Actors } from '#main/journey/follow.ts'

/** Papers that travel by post: one that the seller has to send, one at the apostille office, one on its way back. */
export async function registerOriginals({ seller, staff, base, workOrderId }: Actors): Promise<void> {
  type Details = { nodes: { id: string; key: string }[] }
  const { nodes } = await seller.get<Details>(`${base}/woProcessNode/get`, { workOrderId })
  const nodeId = nodes.find(({ key }) => key === 'taxNumber')?.id
  const add = (draft: object) =>
    staff.post<{ id: string }>(`${base}/staff/original/add`, { workOrderId, nodeId, ...draft })
  const move = (id: string, status: string, action: string, said: object = {}) =>
    staff.post(`${base}/staff/original/move`, { workOrderId, id, status, action, ...said })
  await add({
    kind: 'REGISTER_EXTRACT',
    asked: true,
    needs: ['TRANSLATION', 'APOSTILLE'],
    note: {
      en: 'Not older than three months, each page with the stamp of the registry.',
      zh: '须为三个月内出具，每页加盖登记机关印章。',
    },
  })
  const out = await add({ kind: 'ARTICLES', asked: false, needs: ['NOTARY', 'APOSTILLE'] })
  await move(out.id, 'HERE', 'handOut', { holder: 'NOTARY', holderName: 'Dr. Keller, Berlin' })
  await move(out.id, 'OUT', 'receive')
  await move(out.id, 'HERE', 'handOut', { holder: 'APOSTILLE_OFFICE', courier: 'DHL', tracking: 'JD0146' })
  const back = await add({ kind: 'ID_COPY', asked: false, copies: 2 })
  await move(back.id, 'HERE', 'sendBack', { courier: 'SF Express', tracking: 'SF1402668' })
}

/** What the seller told by telephone, entered by staff. */
export async function fillInForSeller({ staff, base, workOrderId }: Actors, nodeId: string): Promise<void> {
  type Form = { answers: object; revisions: object; saved: boolean }
  const at = { workOrderId, nodeId }
  const form = await staff.get<Form>(`${base}/staff/form/toFill`, at)
  await staff.post(`${base}/staff/form/fill`, {
    ...at,
    answers: { ...form.answers, companyName: 'Shenzhen Brightoak Trading Co., Ltd.', city: 'Shenzhen' },
    submit: false,
    revisions: form.saved ? form.revisions : null,
  })
}
