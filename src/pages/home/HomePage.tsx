import { BelowTheFold } from '#scheduling/BelowTheFold.tsx'
import { NextStep } from '#components/content/NextStep.tsx'
import { AboutSection } from './AboutSection.tsx'
import { BannerCarousel } from './carousel/BannerCarousel.tsx'
import { FiguresBand } from './FiguresBand.tsx'
import { IndustryTiles } from './IndustryTiles.tsx'
import { PortfolioSection } from './PortfolioSection.tsx'
import { VendorsBand } from './VendorsBand.tsx'

/** Home: banners, vendors, who the company is, its portfolio, the industries it serves, and the way to Contact. */
export default function HomePage() {
  return (
    <>
      <BannerCarousel />
      <BelowTheFold>
        <VendorsBand />
        <AboutSection />
        <FiguresBand />
        <PortfolioSection />
        <IndustryTiles />
        <NextStep page="home" promise="answer" />
      </BelowTheFold>
    </>
  )
}
