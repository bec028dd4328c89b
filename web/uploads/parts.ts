// one module, so that everything about uploads is one request, made with the first upload
export { adviseOnFile } from './advise-on-file.ts'
export { FieldUpload } from './FieldUpload.tsx'
export { pickFile } from './pick-file.ts'
export { assignUpload, startUpload, whenCreated } from './start-upload.ts'
export { UploadTray } from './UploadTray.tsx'
export { cancelUpload } from './upload-queue.ts'
