const Card = ({ to, children })=><>
    <h2>Dear {to}</h2>
    {children}
  </>;
export { Card };
