import type { Client } from '../../journey/http-client.ts'

type Detail = { boxes: { box: string; parts: { part: string }[] }[] }
type Page = {
  records: { id: string; country?: string; kind?: string; status?: string; taxStatus?: string }[]
}

/** Makes every reading call that a company's API key opens, with ids that its lists name. */
export async function readAll(key: Client, base: string): Promise<void> {
  const get = <T = unknown>(path: string, query?: Record<string, string>) =>
    key.get<T>(`${base}${path}`, query)
  /** Of what comes into question, the first that is answered. */
  const firstOf = async (path: string, queries: readonly Record<string, string>[]): Promise<void> => {
    for (const query of queries)
      if (
        await key.download(`${base}${path}`, query).then(
          () => true,
          () => false,
        )
      )
        return
  }

  const plain = [
    '/coupon/list',
    '/shoppingCart/count',
    '/workOrder/myService/count',
    '/registration/list',
    '/mandate/list',
    '/pendingMatters/list',
    '/salesReport/months',
    '/costPrice/list',
    '/goodsWeight/list',
    '/turnover/list',
    '/threshold/list',
    '/declaration/years',
    '/declaration/year',
    '/declaration/insight',
    '/document/list',
    '/stationMsg/list',
    '/stationMsg/unRead',
    '/stationMsg/unRead/ALL',
    '/ledger/list',
  ]
  for (const path of plain) await get(path)
  await get('/vat/declare/item/getVatr', { country: 'DE', date: '2026-11-22' })
  await get('/calendar/list', { from: '2026-11-01', to: '2026-12-31' })
  for (const path of ['/declaration/insightExport', '/salesReport/template', '/vat/declare/item/export'])
    await firstOf(path, [{ format: 'csv' }])

  const orders = (await get<Page>('/order/list', { pageSize: '2' })).records
  for (const { id } of orders.slice(0, 1)) {
    await get('/order/detail', { id })
    await get('/payment/status', { orderId: id })
    await get('/order/invoiceList', { orderId: id })
  }
  await firstOf(
    '/order/invoice',
    orders.map(({ id }) => ({ orderId: id })),
  )

  const works = (await get<Page>('/workOrder/myService/list', { pageSize: '50' })).records
  for (const { id } of works.slice(0, 1)) {
    for (const path of [
      '/woProcessNode/get',
      '/workOrder/history/query/list',
      '/workOrder/talk/list',
      '/authorityLetter/list',
      '/inspection/list',
    ])
      await get(path, { workOrderId: id })
  }
  const nodes: { id: string; kind: string }[] = []
  for (const { id } of works.slice(0, 6)) {
    const details = await get<{ nodes: typeof nodes }>('/woProcessNode/get', { workOrderId: id })
    nodes.push(...details.nodes)
    const letters = await get<Page>('/letter/list', { workOrderId: id })
    for (const letter of letters.records) await firstOf('/letter/download', [{ letterId: letter.id }])
  }
  await firstOf(
    '/woNodeData/get',
    nodes.filter(({ kind }) => kind === 'FORM').map(({ id }) => ({ nodeId: id })),
  )
  await firstOf(
    '/woProcessNode/document',
    nodes.filter(({ kind }) => kind === 'SIGNATURE').map(({ id }) => ({ nodeId: id })),
  )

  const imports = (await get<Page>('/salesReport/list', { pageSize: '2' })).records.map(({ id }) => ({
    importId: id,
  }))
  for (const path of ['/salesReport/detail', '/salesReport/issues', '/salesReport/withdrawnRows'])
    for (const query of imports.slice(0, 1)) await get(path, query)
  await firstOf('/salesReport/issuesFile', imports)

  const declarations = (await get<Page>('/vat/declare/item/page', { pageSize: '100' })).records
  const accepted = declarations.filter(({ status }) => status === 'ACCEPTED')
  for (const { id } of accepted.slice(0, 1)) {
    const { boxes } = await get<Detail>('/declaration/detail', { id })
    const box = boxes.find(({ parts }) => parts.length > 0)
    const part = box?.parts[0]?.part ?? ''
    await get('/declaration/transactions', { id, box: box?.box ?? '', part, pageSize: '2' })
    await firstOf('/vatDeclareSaleList/downloadSales', [{ declarationId: id, format: 'csv' }])
  }
  const open = declarations.filter(({ taxStatus }) => taxStatus !== 'PAID' && taxStatus !== 'NONE')
  for (const path of ['/declaration/taxPayment', '/declaration/taxCredit'])
    await firstOf(
      path,
      open.map(({ id }) => ({ id })),
    )
  await firstOf(
    '/vat/declare/item/receiptDownload',
    accepted.slice(0, 20).map(({ id }) => ({ id })),
  )
}
