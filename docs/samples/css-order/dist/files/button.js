import "./button.css";
const button_button = (text)=>[
        'button',
        text
    ];
export { button_button as button };
