import { Mail, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '../../ui/button.tsx';
import { useSupportEmail, useSupportPhone } from '../../ui/served-page.ts';

export function ContactPage() {
  const phone = useSupportPhone();
  const email = useSupportEmail();
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-6">
      <h1 className="text-title">Contact Us</h1>
      <p className="text-lead text-soft">A person answers. Call, or leave a voicemail and we call back.</p>
      <div className="flex flex-wrap gap-3">
        <a href={phone.address} className={buttonStyle({ size: 'large' })}>
          <Phone className="size-5" aria-hidden />
          {phone.number}
        </a>
        {email !== null && (
          <a href={`mailto:${email}`} className={buttonStyle({ size: 'large', tone: 'quiet' })}>
            <Mail className="size-5" aria-hidden />
            {email}
          </a>
        )}
      </div>
      <dl className="grid gap-5 sm:grid-cols-2">
        <div>
          <dt className="font-bold">Response time</dt>
          <dd className="text-soft">
            We call back within 24 hours of a voicemail. Support responds within 24 hours on business days.
          </dd>
        </div>
        <div>
          <dt className="font-bold">Best time to call</dt>
          <dd className="text-soft">Monday to Friday, 9 AM to 5 PM Pacific</dd>
        </div>
      </dl>
      <section aria-labelledby="topics">
        <h2 id="topics" className="text-heading">
          What we can help with
        </h2>
        <ul className="mt-2 list-disc pl-6 text-soft">
          <li>Your account and signing in</li>
          <li>Premium, billing and cancellation</li>
          <li>A question that looks wrong to you</li>
          <li>Anything on the site that does not work</li>
        </ul>
      </section>
      <div>
        <Link to="/" className={buttonStyle({ tone: 'quiet' })}>
          Back to Home
        </Link>
      </div>
    </div>
  );
}
