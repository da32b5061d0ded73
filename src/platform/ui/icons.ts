/*
 * The icons that the product uses, each from its own file: the package's entry would load all six thousand on
 * the server. Plain re-exports, so that a page loads only the icons it shows.
 */
export { default as IconAlertTriangle } from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
export { default as IconArrowAutofitWidth } from '@tabler/icons-react/dist/esm/icons/IconArrowAutofitWidth.mjs'
export { default as IconArrowBackUp } from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
export { default as IconArrowLeft } from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
export { default as IconArrowRight } from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
export { default as IconBan } from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
export { default as IconBell } from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'

export { default as IconBriefcase } from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'

export { default as IconBuilding } from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
export { default as IconBuildingBank } from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs'

export { default as IconCalculator } from '@tabler/icons-react/dist/esm/icons/IconCalculator.mjs'
export { default as IconTransferIn } from '@tabler/icons-react/dist/esm/icons/IconTransferIn.mjs'
export { default as IconFlagOff } from '@tabler/icons-react/dist/esm/icons/IconFlagOff.mjs'
export { default as IconCalendar } from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
export { default as IconCamera } from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'

export { default as IconCheck } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
export { default as IconChevronDown } from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
export { default as IconChevronLeft } from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
export { default as IconChevronRight } from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
export { default as IconChevronUp } from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
export { default as IconCircleCheck } from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'

export { default as IconClipboardList } from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs'
export { default as IconClock } from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
export { default as IconCloudCheck } from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs'
export { default as IconCloudOff } from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'

export { default as IconColumns2 } from '@tabler/icons-react/dist/esm/icons/IconColumns2.mjs'
export { default as IconCopy } from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
export { default as IconDatabaseExport } from '@tabler/icons-react/dist/esm/icons/IconDatabaseExport.mjs'
export { default as IconDeviceLaptop } from '@tabler/icons-react/dist/esm/icons/IconDeviceLaptop.mjs'
export { default as IconDeviceMobile } from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
export { default as IconDots } from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
export { default as IconDownload } from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
export { default as IconExternalLink } from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
export { default as IconEye } from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
export { default as IconEyeOff } from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
export { default as IconFileText } from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'

export { default as IconFlag } from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
export { default as IconFolder } from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs'
export { default as IconGift } from '@tabler/icons-react/dist/esm/icons/IconGift.mjs'
export { default as IconEraser } from '@tabler/icons-react/dist/esm/icons/IconEraser.mjs'

export { default as IconHome } from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'

export { default as IconInfoCircle } from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'

export { default as IconKey } from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
export { default as IconLink } from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
export { default as IconList } from '@tabler/icons-react/dist/esm/icons/IconList.mjs'

export { default as IconLock } from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'

export { default as IconFileCertificate } from '@tabler/icons-react/dist/esm/icons/IconFileCertificate.mjs'
export { default as IconMail } from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'

export { default as IconMenu2 } from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
export { default as IconMessage } from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
export { default as IconMinus } from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
export { default as IconMoon } from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'

export { default as IconPencil } from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
export { default as IconPlayerPause } from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
export { default as IconPlayerPlay } from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
export { default as IconPlus } from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
export { default as IconPrinter } from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'

export { default as IconReceipt } from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
export { default as IconRefresh } from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'

export { default as IconRotateClockwise } from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise.mjs'
export { default as IconSearch } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'

export { default as IconShieldCheck } from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
export { default as IconShop } from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
export { default as IconShoppingCart } from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'

export { default as IconSun } from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'

export { default as IconTrash } from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'

export { default as IconUpload } from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
export { default as IconUser } from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
export { default as IconUserPlus } from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'

export { default as IconUsers } from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
export { default as IconWebhook } from '@tabler/icons-react/dist/esm/icons/IconWebhook.mjs'
export { default as IconWorld } from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'

export { default as IconX } from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
export { default as IconZoomIn } from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs'
