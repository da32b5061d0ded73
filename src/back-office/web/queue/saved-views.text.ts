import { defineText } from '#platform/shared/text.ts'

export const savedViewsText = defineText({
  saved: { en: 'Saved views', zh: '已存视图' },
  none: { en: 'No view saved yet.', zh: '还没有保存的视图。' },
  loading: { en: 'Loading the saved views', zh: '正在加载已存视图' },
  failed: { en: 'The saved views could not be loaded', zh: '已存视图加载失败' },
  saveThis: { en: 'Save this view', zh: '保存当前视图' },
  saveHelp: {
    en: 'View, filters, sorting and search, as they are now.',
    zh: '包括当前的视图、筛选、排序和搜索。',
  },
  name: { en: 'Name', zh: '名称' },
  shared: { en: 'Share with all colleagues', zh: '与所有同事共用' },
  save: { en: 'Save', zh: '保存' },
  done: { en: 'View saved.', zh: '视图已保存。' },
  change: { en: 'Rename', zh: '重命名' },
  changeNamed: { en: 'Rename {{name}}', zh: '重命名“{{name}}”' },
  takeOver: { en: 'Take over', zh: '接手' },
  takeOverNamed: { en: 'Take over {{name}}', zh: '接手“{{name}}”' },
  remove: { en: 'Delete', zh: '删除' },
  removeNamed: { en: 'Delete {{name}}', zh: '删除“{{name}}”' },
  removed: { en: 'View deleted.', zh: '视图已删除。' },
  sharedBy: { en: 'shared by {{name}}', zh: '由{{name}}共用' },
  isShared: { en: 'shared', zh: '已共用' },
  manyOrders: { en: '{{count}} or more', zh: '{{count}}以上' },
  cancel: { en: 'Cancel', zh: '取消' },
})
