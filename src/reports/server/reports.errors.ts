import { defineRefusals } from '#platform/shared/refusal.ts'

const refused = { code: 499, status: 422 } as const

export const reportsRefusals = defineRefusals('reports', {
  import_not_found: {
    code: 499,
    status: 404,
    en: 'This import does not exist. The list shows all of your company’s.',
    zh: '该导入记录不存在，请在列表中查看本企业的全部导入记录。',
  },
  file_too_large: {
    ...refused,
    en: 'Tables may have up to {{table}} MB, workbooks up to {{workbook}} MB. Split the report by month, or save it as CSV.',
    zh: '表格文件不超过{{table}} MB，工作簿不超过{{workbook}} MB。请按月拆分，或另存为CSV。',
  },
  too_many_uploads: {
    ...refused,
    en: 'There are {{most}} imports that are not finished. Go on with one of them or cancel it first.',
    zh: '已有{{most}}个未完成的导入，请先继续或取消其中之一。',
  },
  not_uploading: {
    ...refused,
    en: 'This file takes no more chunks: it has been sent completely or was cancelled. Read its state again.',
    zh: '该文件不再接收数据：已全部上传或已取消。请重新查看其状态。',
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
    en: 'This import is over, so it can no longer be cancelled. Write to us if the file was the wrong one.',
    zh: '该导入已结束，无法取消。如文件有误，请联系我们。',
  },
  not_finished: {
    ...refused,
    en: 'The list of rows is made when the import is finished. Its state says how far it is.',
    zh: '导入完成后才能下载问题行列表，请先查看导入进度。',
  },
  not_mapping: {
    ...refused,
    en: 'The columns of this file need no assignment any more. Read its state again.',
    zh: '该文件的列已无需指定，请重新查看其状态。',
  },
  mapping_incomplete: {
    ...refused,
    en: 'Some information is still without a column. Assign those that are marked, or enter one value for all rows.',
    zh: '仍有内容未指定对应的列，请指定已标出的项目，或为所有行填写同一个值。',
  },
  shop_not_connected: {
    ...refused,
    en: 'Amazon does not let us read this shop at the moment. Connect it again under Shops, or import the report as a file.',
    zh: '目前Amazon不允许我们读取该店铺的数据。请在“店铺”中重新授权，或以文件方式导入报告。',
  },
  month_not_ready: {
    ...refused,
    en: 'Amazon has the report of a month from the third of the next one, and we fetch the last twelve months. Import an older report as a file.',
    zh: 'Amazon自次月3日起提供当月报告，我们可获取最近十二个月。更早的报告请以文件方式导入。',
  },
  shop_not_found: {
    code: 499,
    status: 404,
    en: 'This shop does not exist. Choose one of your company’s.',
    zh: '该店铺不存在，请选择本企业的店铺。',
  },
})
