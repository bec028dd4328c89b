import { Card } from '../../kit/Card.tsx'
import { LoadingRegion, Skeleton } from '../../kit/Skeleton.tsx'

/** The carousel during loading, of the same size. */
export function ClassCarouselSkeleton() {
  return (
    <LoadingRegion className="grid gap-3.5">
      <div className="flex h-11 items-center">
        <Skeleton className="h-6 w-44" />
      </div>
      <div className="carousel overflow-hidden" aria-hidden>
        {Array.from({ length: 4 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing but a picture
          <Card key={index} as="div" className="carousel-card">
            <Skeleton className="h-26 rounded-none" />
            <div className="carousel-card-text">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="w-1/3" />
              <Skeleton className="h-9" />
              <span className="h-11" />
            </div>
          </Card>
        ))}
      </div>
    </LoadingRegion>
  )
}
