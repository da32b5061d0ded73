import { defineText } from '#platform/shared/text.ts'

export const orderTeamText = defineText({
  watch: { en: 'Watch', zh: '关注' },
  watching: { en: 'Watching', zh: '已关注' },
  watchHelp: {
    en: 'You are told when it changes hands or is decided.',
    zh: '更换负责人或有处理结果时，会通知您。',
  },
  watchDone: { en: 'You watch this work order.', zh: '已关注该服务单。' },
  watchEnded: { en: 'You no longer watch this work order.', zh: '已取消关注。' },
  besideFailed: { en: 'Tags could not be loaded', zh: '标签加载失败' },
  tagsEdit: { en: 'Tags', zh: '标签' },
  tagsTitle: { en: 'Tags of this work order', zh: '服务单标签' },
  tagsNone: { en: 'There are no tags yet. Add the first one below.', zh: '还没有标签，请在下方新建。' },
  tagsLoading: { en: 'Loading the tags', zh: '正在加载标签' },
  tagsFailed: { en: 'The tags could not be loaded', zh: '标签加载失败' },
  tagNew: { en: 'New tag', zh: '新建标签' },
  tagNewHelp: { en: 'For all colleagues, up to 24 letters.', zh: '所有同事共用，最多24个字。' },
  tagAdd: { en: 'Add tag', zh: '添加标签' },
  tagDelete: { en: 'Delete the tag {{name}} everywhere', zh: '从所有服务单删除标签“{{name}}”' },
  tagDeleteAsk: {
    en: 'Delete “{{name}}”? It goes from every work order.',
    zh: '确定删除“{{name}}”？所有服务单上的该标签都会移除。',
  },
  tagDeleteNow: { en: 'Delete tag', zh: '删除标签' },
  tagDeleted: { en: 'Tag deleted.', zh: '标签已删除。' },
  tagSaved: { en: 'Tag added.', zh: '标签已添加。' },
  tagPut: { en: 'Tags changed.', zh: '标签已更改。' },
  close: { en: 'Close', zh: '关闭' },
  back: { en: 'Back', zh: '返回' },
})
