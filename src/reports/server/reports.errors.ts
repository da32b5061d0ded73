import { defineRefusals } from '#platform/shared/refusal.ts'

const refused = { code: 499, status: 422 } as const

export const reportsRefusals = defineRefusals('reports', {
  account_of_another: {
    ...refused,
    en: 'The Amazon account of this shop is in another company’s name. Confirm on the shops page that it is your account; its sales are read then.',
    zh: '该店铺的Amazon账户登记在其他企业名下。请先在店铺页面确认为贵公司账户，之后才能读取销售数据。',
  },
  import_not_found: {
    code: 499,
    status: 404,
    en: 'This import does not exist. Please choose one from your company’s list.',
    zh: '该导入记录不存在，请在列表中查看本企业的全部导入记录。',
  },
  file_too_large: {
    ...refused,
    en: 'CSV and TXT files may have up to {{table}} MB, XLSX files up to {{workbook}} MB. Split the report by month, or save it as CSV.',
    zh: 'CSV或TXT不超过{{table}} MB，XLSX不超过{{workbook}} MB。请按月拆分，或另存为CSV。',
  },
  too_many_uploads: {
    ...refused,
    en: 'There are {{most}} unfinished imports. Continue or cancel one of them first.',
    zh: '已有{{most}}个未完成的导入，请先继续或取消其中之一。',
  },
  not_uploading: {
    ...refused,
    en: 'This file has been uploaded completely or was cancelled. Please reload the page to see its status.',
    zh: '该文件已全部上传或已取消，请刷新页面查看状态。',
  },
  chunk_gap: {
    code: 499,
    status: 409,
    en: 'Something is missing before this chunk. Go on from byte {{offset}}.',
    zh: '此分块之前有缺失，请从第{{offset}}字节继续。',
  },
  chunk_size: {
    ...refused,
    en: 'Each chunk but the last has {{size}} bytes. Cut the file anew from byte {{offset}}.',
    zh: '除最后一块外，每块应为{{size}}字节。请从第{{offset}}字节重新切分。',
  },
  chunk_differs: {
    code: 499,
    status: 409,
    en: 'At this place other bytes have arrived before: this is not the file that the upload began with. Choose that file, or cancel and begin again.',
    zh: '此位置之前收到的内容不同，可能不是最初上传的文件。请选择原文件，或取消后重新上传。',
  },
  chunk_damaged: {
    ...refused,
    en: 'The chunk did not arrive as it was sent. Send it again.',
    zh: '该分块在传输中损坏，请重新发送。',
  },
  not_complete: {
    code: 499,
    status: 409,
    en: 'The file is not here completely. Go on from byte {{offset}}.',
    zh: '文件尚未上传完整，请从第{{offset}}字节继续。',
  },
  already_over: {
    ...refused,
    en: 'This import is finished and can no longer be cancelled. If it was the wrong file, withdraw it on its page.',
    zh: '该导入已结束，无法取消。如文件有误，请在其页面撤回。',
  },
  still_importing: {
    code: 499,
    status: 409,
    en: 'This file is still being imported. Cancel the import instead; nothing of it stays.',
    zh: '该文件仍在导入，请直接取消导入，已导入的内容会全部撤回。',
  },
  nothing_to_withdraw: {
    ...refused,
    en: 'Nothing of this file was imported, so there is nothing to withdraw.',
    zh: '该文件的内容均未导入，无需撤回。',
  },
  not_finished: {
    ...refused,
    en: 'The list of rows is available once the import is finished. The page shows the progress.',
    zh: '导入完成后才能下载问题行列表，请先查看导入进度。',
  },
  not_mapping: {
    ...refused,
    en: 'The columns of this file are already assigned. Please reload the page to see its status.',
    zh: '该文件的列已对应完成，请刷新页面查看状态。',
  },
  mapping_not_found: {
    code: 499,
    status: 404,
    en: 'This is no longer remembered. Please reload the page.',
    zh: '该对应关系已不存在，请刷新页面。',
  },
  mapping_incomplete: {
    ...refused,
    en: 'Some information has no column yet. Assign the marked ones, or enter one value for all rows.',
    zh: '仍有内容未对应到列，请为标出的项目选择列，或为所有行填写同一个值。',
  },
  shop_not_connected: {
    ...refused,
    en: 'Amazon does not let us read this shop at the moment. Connect it again under Shops, or import the report as a file.',
    zh: '目前Amazon不允许我们读取该店铺的数据。请在“店铺”中重新授权，或以文件方式导入报告。',
  },
  month_not_ready: {
    ...refused,
    en: 'Amazon provides a month’s report from the 3rd of the next month, and we can fetch the last twelve months. Import older reports as files.',
    zh: 'Amazon自次月3日起提供当月报告，我们可获取最近十二个月。更早的报告请以文件方式导入。',
  },
  shop_not_named: {
    ...refused,
    en: 'Your company has shops here. Please say for each of them whether it had sales in this month.',
    zh: '贵公司已添加店铺，请按店铺分别确认当月有无销售。',
  },
  month_not_over: {
    ...refused,
    en: 'This month is not over yet. You can state that it had no sales from the 1st of the next month.',
    zh: '该月尚未结束，请自次月1日起再确认无销售。',
  },
  month_reported: {
    code: 499,
    status: 409,
    en: 'There is a report with this month already. If it is wrong, withdraw that file first.',
    zh: '该月已有销售报告。如报告有误，请先撤回相应文件。',
  },
  month_on_its_way: {
    code: 499,
    status: 409,
    en: 'Amazon is preparing this month’s report. Please wait for it; if there were no sales, Amazon says so.',
    zh: 'Amazon正在生成该月报告，请等待结果。如当月无销售，Amazon会直接说明。',
  },
  file_not_read: {
    code: 499,
    status: 409,
    en: 'The file “{{file}}” may contain sales of this month and has not been read to its end. Match its columns, wait until it has been processed, or cancel its import.',
    zh: '文件“{{file}}”可能含有该月的销售，且尚未读取完毕。请对应各列、等待处理完成，或取消导入。',
  },
  no_statement: {
    code: 499,
    status: 404,
    en: 'Nobody has stated that this month had no sales, or the statement has ended. Please reload the page.',
    zh: '该月没有有效的无销售声明，或声明已失效，请刷新页面。',
  },
  month_confirmed: {
    code: 499,
    status: 409,
    en: 'A return covering this month is already confirmed. If there were sales after all, import the report; the return is then corrected.',
    zh: '涉及该月的申报已确认。如当月实际有销售，请导入销售报告，系统会据此更正申报。',
  },
  shop_not_found: {
    code: 499,
    status: 404,
    en: 'This shop does not exist. Please choose one of your company’s shops.',
    zh: '该店铺不存在，请选择本企业的店铺。',
  },
})
