/** Under which a class's page is kept; apart from its query, for the frame looks at what is kept and asks nothing. */
export const classKey = (classRef: string) => ['class', classRef]
