import { businessTypes } from '../../src/contract/values/businessTypes.ts'

/**
 * The part of schema.org's vocabulary (release 29) that the site uses: the properties of a type, with those that it
 * inherits, and what each takes.
 */

const THING = { '@id': 'url', name: 'text', url: 'url', image: 'url', description: 'text', sameAs: 'url' }
const CONTACTS = { telephone: 'text', email: 'text', contactPoint: 'ContactPoint' }
const BUSINESS = {
  ...THING,
  ...CONTACTS,
  address: 'PostalAddress',
  geo: 'GeoCoordinates',
  openingHoursSpecification: 'OpeningHoursSpecification',
} as const

const TYPES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  LocalBusiness: BUSINESS,
  ...Object.fromEntries(businessTypes.map(([type]) => [type, BUSINESS])),
  PostalAddress: {
    streetAddress: 'text',
    addressLocality: 'text',
    addressRegion: 'text',
    postalCode: 'text',
    addressCountry: 'text',
  },
  GeoCoordinates: { latitude: 'number', longitude: 'number' },
  ContactPoint: { contactType: 'text', telephone: 'text', email: 'text' },
  OpeningHoursSpecification: {
    dayOfWeek: 'day',
    opens: 'time',
    closes: 'time',
    validFrom: 'date',
    validThrough: 'date',
  },
}

/** The subtypes of LocalBusiness, all levels together, in release 29. */
export const LOCAL_BUSINESSES: ReadonlySet<string> = new Set(
  `AccountingService AdultEntertainment AmusementPark AnimalShelter ArchiveOrganization ArtGallery Attorney AutoBodyShop AutoDealer
  AutoPartsStore AutoRental AutoRepair AutoWash AutomatedTeller AutomotiveBusiness Bakery BankOrCreditUnion BarOrPub BeautySalon
  BedAndBreakfast BikeStore BookStore BowlingAlley Brewery CafeOrCoffeeShop Campground Casino ChildCare ClothingStore ComedyClub
  CommunityHealth ComputerStore ConvenienceStore CovidTestingFacility DaySpa Dentist DepartmentStore Dermatology DietNutrition
  Distillery DryCleaningOrLaundry Electrician ElectronicsStore Emergency EmergencyService EmploymentAgency EntertainmentBusiness
  ExerciseGym FastFoodRestaurant FinancialService FireStation Florist FoodEstablishment FurnitureStore GardenStore GasStation
  GeneralContractor Geriatric GolfCourse GovernmentOffice GroceryStore Gynecologic HVACBusiness HairSalon HardwareStore
  HealthAndBeautyBusiness HealthClub HobbyShop HomeAndConstructionBusiness HomeGoodsStore Hospital Hostel Hotel HousePainter
  IceCreamShop IndividualPhysician InsuranceAgency InternetCafe JewelryStore LegalService Library LiquorStore Locksmith
  LodgingBusiness MedicalBusiness MedicalClinic MensClothingStore Midwifery MobilePhoneStore Motel MotorcycleDealer
  MotorcycleRepair MovieRentalStore MovieTheater MovingCompany MusicStore NailSalon NightClub Notary Nursing Obstetric
  OfficeEquipmentStore Oncologic Optician Optometric Otolaryngologic OutletStore PawnShop Pediatric PetStore Pharmacy Physician
  PhysiciansOffice Physiotherapy PlasticSurgery Plumber Podiatric PoliceStation PostOffice PrimaryCare ProfessionalService
  Psychiatric PublicHealth PublicSwimmingPool RadioStation RealEstateAgent RecyclingCenter Resort Restaurant RoofingContractor
  SelfStorage ShoeStore ShoppingCenter SkiResort SportingGoodsStore SportsActivityLocation SportsClub StadiumOrArena Store
  TattooParlor TelevisionStation TennisComplex TireShop TouristInformationCenter ToyStore TravelAgency VacationRental
  WholesaleStore Winery`.split(/\s+/),
)

const DAY = /^https:\/\/schema\.org\/(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/
const VALUES: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string' && value !== '',
  url: (value) => typeof value === 'string' && URL.canParse(value),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  time: (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value)),
  date: (value) => /^\d{4}-\d\d-\d\d$/.test(String(value)),
  day: (value) => DAY.test(String(value)),
}

/** Returns what is wrong with structured data, as schema.org describes it. */
export function wrongIn(data: object, path = ''): string[] {
  const type = String(Reflect.get(data, '@type'))
  const properties = TYPES[type]
  if (!properties) return [`${path}: unknown type ${type}`]
  return Object.entries(data).flatMap(([name, value]) => {
    if (name === '@type' || name === '@context') return []
    const expected = properties[name]
    const at = `${path}/${type}.${name}`
    if (!expected) return [`${at}: unknown property`]
    const test = VALUES[expected]
    return [value].flat().flatMap((one) => {
      if (test) return test(one) ? [] : [`${at}: ${JSON.stringify(one)} is no ${expected}`]
      return Object(one)['@type'] === expected ? wrongIn(Object(one), at) : [`${at}: is no ${expected}`]
    })
  })
}
