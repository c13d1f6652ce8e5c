import { BelowTheFold } from '#scheduling/BelowTheFold.tsx'
import { NextStep } from '#components/content/NextStep.tsx'
import { AboutSection } from './AboutSection.tsx'
import { BannerCarousel } from './carousel/BannerCarousel.tsx'
import { IndustryTiles } from './IndustryTiles.tsx'
import { IntroSection } from './IntroSection.tsx'
import { PortfolioSection } from './PortfolioSection.tsx'
import { VendorsBand } from './VendorsBand.tsx'

/** Home: banners, vendors, what the company does, its portfolio, who it is, the industries it serves, and the way to Contact. */
export default function HomePage() {
  return (
    <>
      <BannerCarousel />
      <BelowTheFold>
        <VendorsBand />
        <IntroSection />
        <PortfolioSection />
        <AboutSection />
        <IndustryTiles />
        <NextStep page="home" promise="answer" />
      </BelowTheFold>
    </>
  )
}
