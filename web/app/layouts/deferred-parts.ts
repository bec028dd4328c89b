// one module, so that the bell and the bottom bar are one request
export { Bell, MessagePoller } from '../../features/messages/Bell.tsx'
export { AdminEntry } from './AdminEntry.tsx'
export { BottomBar } from './BottomBar.tsx'
