import { AboutSection } from './AboutSection.tsx'
import { BannerCarousel } from './carousel/BannerCarousel.tsx'
import { FiguresBand } from './FiguresBand.tsx'
import { IndustryTiles } from './IndustryTiles.tsx'
import { PortfolioSection } from './PortfolioSection.tsx'

/** Home: banners, who the company is, its portfolio and the industries it serves. */
export default function HomePage() {
  return (
    <>
      <BannerCarousel />
      <AboutSection />
      <FiguresBand />
      <PortfolioSection />
      <IndustryTiles />
    </>
  )
}
