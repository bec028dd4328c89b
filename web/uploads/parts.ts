// one module, so that everything about uploads is one request, made with the first upload

export { FieldUpload } from './UploadRow.tsx'
export { UploadTray } from './UploadTray.tsx'
export { adviseOnFile, pickFile } from './upload-file.ts'
export { assignUpload, cancelUpload, startUpload, whenCreated } from './upload-queue.ts'
